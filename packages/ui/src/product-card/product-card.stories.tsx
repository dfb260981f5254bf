import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button-link/button-link.tsx'
import { DescriptionList } from '../description-list/description-list.tsx'
import { BankDrawing, BoxDrawing, MarketplaceDrawing, ShieldDrawing } from '../drawing/drawing.tsx'
import { Grid } from '../grid/grid.tsx'
import { Money } from '../money/money.tsx'
import { wideOnly } from '../../docs/modes.ts'
import { ProductCard } from './product-card.tsx'

const meta = {
  title: 'Components/ProductCard',
  component: ProductCard,
  args: {
    title: 'Страхование коммерческих кредитов',
    drawing: <ShieldDrawing />,
    badges: <Badge tone="positive">Страхование подключено</Badge>,
    text: 'Возместим убытки, если покупатель не заплатит в срок. Отсрочка поставки до 90 дней, досудебное взыскание ведут крупнейшие страховые компании.',
    children: (
      <DescriptionList
        items={[
          { label: 'Дата начала страхования', value: '01.04.2026' },
          { label: 'Застраховано отгрузок', value: <Money kopecks={1_842_000_000} /> },
        ]}
      />
    ),
    footer: (
      <>
        <ButtonLink href="/debtor/insurance-management">Управлять страхованием</ButtonLink>
        <ButtonLink href="/debtor/insurance-conditions" tone="neutral" variant="outline">
          Полные условия страхования
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Страхование коммерческих кредитов' })
    await expect(card).toBeVisible()
    // A title of one line is no higher than the drawing beside it, and still has its text right below.
    const title = canvas.getByRole('heading').getBoundingClientRect()
    const text = canvas.getByText(/^Возместим убытки/).getBoundingClientRect()
    await expect(text.top - title.bottom).toBeLessThan(20)
  },
}
export const InGrid: Story = {
  parameters: { chromatic: { modes: wideOnly } },
  render: (args) => (
    <Grid columns={2}>
      <ProductCard {...args} />
      <ProductCard
        {...args}
        drawing={<BoxDrawing />}
        badges={
          <>
            <Badge tone="positive">Аккаунт СДЭК подключен</Badge>
            <Badge tone="positive">Страхование подключено</Badge>
          </>
        }
        text="Защита от утраты, повреждения и недостачи, возмещение логистики по возвратам и невыкупам."
        title="Страхование заказов СДЭК"
      >
        <DescriptionList items={[{ label: 'Цена за заказ', value: <Money kopecks={3900} /> }]} />
      </ProductCard>
      <ProductCard {...args} drawing={<BankDrawing />} badges={undefined} title="Финансирование поставок" />
      <ProductCard
        {...args}
        drawing={<MarketplaceDrawing />}
        badges={<Badge>Не подключено</Badge>}
        title="Страхование заказов на маркетплейсах"
      />
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect())
    await expect(first?.height).toBe(second?.height)
    const tops = canvas
      .getAllByRole('link', { name: 'Управлять страхованием' })
      .map((link) => link.getBoundingClientRect().top)
    await expect(tops[0]).toBe(tops[1])
  },
}
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const widths = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().width)
    await expect(new Set(widths).size).toBe(1)
  },
}

import { everyMode } from '../../docs/modes.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button-link/button-link.tsx'
import { Card } from '../card/card.tsx'
import { BoxDrawing, ClockDrawing, EmptyBoxDrawing, LostPageDrawing, ShieldDrawing } from '../drawing/index.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Grid } from '../grid/grid.tsx'

/**
 * A screen without content still says three things: what is so, why, and what to do next. There are six reasons, and
 * each has words of its own; «Нет данных» is none of them.
 *
 * - **Nothing yet:** what will stand here, and how to begin. One main action.
 * - **Nothing found:** the filters are the reason; the action takes them away.
 * - **It comes later:** when. No action is needed, so there is none.
 * - **Not allowed:** who can, and how to ask. Never a screen that pretends to be empty.
 * - **It failed:** what happened, and a button that tries again. What was typed is still there.
 * - **Gone or never there:** the address may be wrong; a way home.
 */
const meta = {
  title: 'Patterns/Empty states',
  component: EmptyState,
  parameters: { chromatic: { modes: everyMode } },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const SixReasons: Story = {
  args: { title: '' },
  render: () => (
    <Grid columns={3} gap={24}>
      <Card>
        <EmptyState action={<Button>Подать заявление</Button>} drawing={<EmptyBoxDrawing />} title="Заявлений пока нет">
          Здесь будут заявления о выплате и их состояние.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          action={
            <Button tone="neutral" variant="outline">
              Сбросить фильтры
            </Button>
          }
          drawing={<BoxDrawing />}
          title="Ничего не найдено"
        >
          Измените фильтры или сбросьте их.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState drawing={<ClockDrawing />} title="Счетов пока нет">
          Первый счёт появится 1 декабря 2026 г.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          action={
            <ButtonLink href="/people" tone="neutral" variant="outline">
              Кто может открыть
            </ButtonLink>
          }
          drawing={<ShieldDrawing />}
          title="Недостаточно прав"
        >
          Финансирование видят владелец кабинета и бухгалтер.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          action={
            <Button tone="neutral" variant="outline">
              Повторить
            </Button>
          }
          title="Не удалось загрузить заказы"
        >
          Сервер долго не отвечает. Попробуйте позже.
        </EmptyState>
      </Card>
      <Card>
        <EmptyState
          action={<ButtonLink href="/">На главную</ButtonLink>}
          drawing={<LostPageDrawing />}
          title="Страница не найдена"
        >
          Адрес изменился или набран с ошибкой.
        </EmptyState>
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  },
}

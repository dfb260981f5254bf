import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { QrCode } from './qr-code.tsx'

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://example.org/pay?invoice=417', label: 'QR-код для оплаты счёта № 417' },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'QR-код для оплаты счёта № 417' })).toBeVisible()
  },
}
export const Payment: Story = {
  args: {
    value:
      'ST00012|Name=ООО «Тихая гавань»|PersonalAcc=40702810900000000417|BankName=Волжский банк|BIC=042202001|CorrespAcc=30101810200000000001|Sum=123400|Purpose=Оплата по счёту 417',
    size: 260,
  },
}
export const TooLong: Story = {
  args: { value: 'я'.repeat(3000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Слишком длинный текст для QR-кода')).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

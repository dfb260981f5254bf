import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { connect, fillAccount, fillContract, held, key, opened, useConnectSteps, type ConnectStep } from './demo.tsx'
import { WizardDialog } from './wizard-dialog.tsx'

const meta = {
  title: 'Components/WizardDialog',
  component: WizardDialog,
  args: {
    title: 'Подключение аккаунта СДЭК',
    isOpen: true,
    onOpenChange: fn(),
    onStepChange: fn(),
    // Each story makes its own: they hold its values.
    steps: [{ id: 'contract', title: 'Договор' }],
  },
  render: function Render(args) {
    return <WizardDialog {...args} steps={useConnectSteps()} />
  },
  beforeEach: () => {
    connect.mockReset()
    connect.mockResolvedValue()
  },
} satisfies Meta<typeof WizardDialog<ConnectStep>>

export default meta
type Story = StoryObj<typeof meta>

/** By keyboard alone, from the first step to the result. */
export const Default: Story = {
  play: async ({ args }) => {
    const { dialog, inside, button, noButton, stands, says } = await opened()
    await expect(dialog.getBoundingClientRect().width).toBe(623)
    await stands('Договор')
    await says('Шаг 1 из 3')
    noButton('Назад')
    await userEvent.tab()
    const contract = inside.getByRole('textbox', { name: 'Номер договора' })
    await expect(contract).toHaveFocus()
    await key('{Enter}')
    await waitFor(() => expect(contract).toHaveAccessibleDescription('Обязательное поле'))
    await waitFor(() => expect(contract).toHaveFocus())
    await key('4100101{Enter}')
    await stands('Данные аккаунта')
    await says('Шаг 2 из 3')
    await expect(args.onStepChange).toHaveBeenLastCalledWith('account')
    const items = inside.getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Договор: Пройден',
      'Данные аккаунта: Сейчас',
      'Результат: Впереди',
    ])
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await key('{Tab}demo-account-ok')
    await userEvent.click(button('Подключить'))
    await waitFor(() => expect(inside.getByLabelText(/^Secure password/)).toHaveFocus())
    await expect(connect).not.toHaveBeenCalled()

    await userEvent.click(button('Назад'))
    await stands('Договор')
    await expect(contract).toHaveValue('4100101')
    await userEvent.click(button('Продолжить'))
    await stands('Данные аккаунта')
    await expect(inside.getByRole('textbox', { name: 'Account (Идентификатор)' })).toHaveValue('demo-account-ok')
    await userEvent.type(inside.getByLabelText(/^Secure password/), 'demo-secret-ok')
    await userEvent.click(button('Подключить'))
    await stands('Аккаунт СДЭК подключён')
    await says('Шаг 3 из 3')
    noButton('Назад')
    await userEvent.click(button('Закрыть'))
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await expect(inside.queryByText('Есть несохранённые изменения')).toBeNull()
  },
}

/** While the request is under way the step waits; «Отменить» aborts it, and the person is where they were. */
export const Cancelled: Story = {
  play: async () => {
    const wizard = await opened()
    const { inside, button, noButton, says } = wizard
    await fillContract(wizard)
    await fillAccount(wizard)
    const requests = [held(), held()]
    connect.mockReturnValueOnce(requests[0]!.promise).mockReturnValueOnce(requests[1]!.promise)
    noButton('Отменить')
    await userEvent.click(button('Подключить'))
    const cancel = await inside.findByRole('button', { name: 'Отменить' })
    await waitFor(() => expect(button('Подключение')).toHaveFocus())
    noButton('Назад')
    noButton('Закрыть')
    const account = inside.getByRole('textbox', { name: 'Account (Идентификатор)', hidden: true })
    await expect(account.closest('[inert]')).not.toBeNull()
    const { signal } = connect.mock.lastCall![1]
    await expect(signal.aborted).toBe(false)
    await userEvent.click(cancel)
    await expect(signal.aborted).toBe(true)
    await says('Запрос отменён')
    // It was sent from the field that was filled in last: a press of the button leaves the focus there.
    await waitFor(() => expect(inside.getByLabelText(/^Secure password/)).toHaveFocus())
    await expect(button('Назад')).toBeVisible()
    // What comes too late changes nothing.
    requests[0]!.resolve()
    await userEvent.click(button('Подключить'))
    await inside.findByRole('button', { name: 'Отменить' })
    await expect(inside.getByRole('heading', { name: 'Данные аккаунта', hidden: true })).toBeVisible()
  },
}

/** A failure of the request is shown once, in the step; everything entered is still there. */
export const Failing: Story = {
  play: async () => {
    const wizard = await opened()
    const { inside, button, stands } = wizard
    await fillContract(wizard)
    await fillAccount(wizard)
    connect.mockRejectedValueOnce(new Error('СДЭК не отвечает. Попробуйте ещё раз через несколько минут'))
    await userEvent.click(button('Подключить'))
    await expect(await inside.findByRole('alert')).toHaveTextContent('СДЭК не отвечает')
    await waitFor(() => expect(inside.getByLabelText(/^Secure password/)).toHaveFocus())
    await userEvent.click(button('Назад'))
    await stands('Договор')
    await userEvent.click(button('Продолжить'))
    await stands('Данные аккаунта')
    await expect(inside.queryByRole('alert')).toBeNull()
    connect.mockRejectedValueOnce(new Error('СДЭК не отвечает. Попробуйте ещё раз через несколько минут'))
    await userEvent.click(button('Подключить'))
    await inside.findByRole('alert')
  },
}

/** Something was typed: closing asks first, in the place of the step. */
export const LeavingWithInput: Story = {
  play: async ({ args }) => {
    const { inside, button, noButton, stands } = await opened()
    await stands('Договор')
    const contract = inside.getByRole('textbox', { name: 'Номер договора' })
    await userEvent.type(contract, '41')
    const asked = async () => {
      const question = await inside.findByRole('group', { name: 'Есть несохранённые изменения' })
      await waitFor(() => expect(question).toHaveFocus())
      return question
    }
    await userEvent.click(button('Закрыть'))
    await expect(await asked()).toHaveAccessibleDescription('Выйти без сохранения?')
    noButton('Продолжить')
    await userEvent.click(button('Остаться'))
    await waitFor(() => expect(contract).toHaveFocus())
    await expect(contract).toHaveValue('41')
    // Escape asks, and Escape again returns.
    await key('{Escape}')
    await asked()
    await key('{Escape}')
    await waitFor(() => expect(contract).toHaveFocus())
    await expect(args.onOpenChange).not.toHaveBeenCalled()
    await key('{Escape}')
    await asked()
    await userEvent.click(button('Не сохранять'))
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}

/** Nothing was typed: it closes at once, by its button and by Escape. */
export const LeavingUntouched: Story = {
  play: async ({ args }) => {
    const { button, stands } = await opened()
    await stands('Договор')
    await key('{Escape}')
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1)
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await userEvent.click(button('Закрыть'))
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2)
  },
}

/** A task that must not be left by a key. */
export const WithoutEscape: Story = {
  args: { isKeyboardDismissDisabled: true },
  play: async ({ args }) => {
    const { stands } = await opened()
    await stands('Договор')
    await key('{Escape}')
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}

/** Opened on its last step, bad this time. The way back first does something, then leads to a step by its name. */
export const OpensOnResult: Story = {
  args: { defaultStep: 'result' },
  render: function Render(args) {
    const [contract, account] = useConnectSteps()
    return (
      <WizardDialog
        {...args}
        steps={[
          contract,
          account!,
          {
            id: 'result',
            label: 'Результат',
            title: 'Аккаунт СДЭК не подключён',
            description: 'Проверьте корректность введённых данных и попробуйте ещё раз.',
            result: 'negative',
            submit: () => Promise.resolve('account' as const),
            submitLabel: 'Вернуться назад',
          },
        ]}
      />
    )
  },
  play: async ({ args }) => {
    const { button, stands } = await opened()
    await stands('Аккаунт СДЭК не подключён')
    await userEvent.click(button('Вернуться назад'))
    await stands('Данные аккаунта')
    await expect(args.onStepChange).toHaveBeenLastCalledWith('account')
    await userEvent.click(button('Назад'))
    await stands('Договор')
  },
}
export const GoodResult: Story = {
  args: { defaultStep: 'result' },
  play: async () => (await opened()).stands('Аккаунт СДЭК подключён'),
}

/** A step that not everybody needs: `submit` names the next one, and «Назад» goes the way that was gone. */
export const Conditional: Story = {
  render: function Render(args) {
    const [kind, setKind] = useState('whole')
    return (
      <WizardDialog
        isOpen
        steps={[
          {
            id: 'kind',
            title: 'Убыток',
            content: (
              <RadioGroup
                items={[
                  { value: 'whole', label: 'Груз утрачен' },
                  { value: 'part', label: 'Груз повреждён' },
                ]}
                label="Что случилось?"
                value={kind}
                onChange={setKind}
              />
            ),
            submit: () => (kind === 'whole' ? 'sum' : 'share'),
          },
          { id: 'share', title: 'Повреждённая часть', content: <TextField label="Сколько мест повреждено" /> },
          {
            id: 'sum',
            title: 'Сумма',
            content: <TextField label="Стоимость груза" />,
            submitLabel: 'Подать заявление',
          },
        ]}
        title="Заявление об убытке"
        onOpenChange={args.onOpenChange}
      />
    )
  },
  play: async ({ args }) => {
    const { inside, button, stands } = await opened()
    await stands('Убыток')
    await userEvent.click(button('Продолжить'))
    await stands('Сумма')
    await expect(inside.getAllByRole('listitem')[1]).toHaveTextContent('Повреждённая часть: Пропущен')
    await userEvent.click(button('Назад'))
    await stands('Убыток')
    await userEvent.click(inside.getByText('Груз повреждён'))
    await userEvent.click(button('Продолжить'))
    await stands('Повреждённая часть')
    await userEvent.click(button('Продолжить'))
    await stands('Сумма')
    await userEvent.click(button('Назад'))
    await stands('Повреждённая часть')
    await userEvent.click(button('Продолжить'))
    await stands('Сумма')
    await userEvent.click(button('Подать заявление'))
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

/** Three steps with long words, an unavailable button that says why, and a phone. */
export const LongTextOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <WizardDialog
      {...args}
      defaultStep="account"
      steps={[
        { id: 'contract', title: 'Договор на оказание курьерских услуг' },
        {
          id: 'account',
          title: 'Идентификационные данные для подключения личного кабинета курьерской службы',
          description:
            'Подключение позволит платформе читать ваши заказы: состав, стоимость, статусы и адреса доставки. Создавать и менять заказы платформа не может. Отключить аккаунт можно в любой момент в разделе «Управление страхованием».',
          content: (
            <TextField label="Account (Идентификатор), который выдан при заключении договора с курьерской службой" />
          ),
          disabledReason: 'Сначала подтвердите номер договора: мы проверяем его в личном кабинете курьерской службы',
          submitLabel: 'Подключить и перейти к условиям',
        },
        { id: 'result', title: 'Результат' },
      ]}
      title="Подключение аккаунта курьерской службы к личному кабинету организации"
    />
  ),
  play: async () => {
    const { dialog, inside, button, stands } = await opened()
    await stands('Идентификационные данные для подключения личного кабинета курьерской службы')
    const box = dialog.getBoundingClientRect()
    await expect([box.left, Math.round(box.width), Math.round(box.bottom)]).toEqual([0, 360, innerHeight])
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth)
    inside.getByRole<HTMLInputElement>('textbox').form?.requestSubmit()
    await waitFor(() => expect(button('Подключить и перейти к условиям')).toHaveFocus())
    await expect(button('Подключить и перейти к условиям')).toHaveAccessibleDescription(/^Сначала подтвердите/)
  },
}

export const English: Story = {
  args: { title: 'Connect a CDEK account', defaultStep: 'account' },
  globals: { locale: 'en' },
  render: (args) => (
    <WizardDialog
      {...args}
      steps={[
        { id: 'contract', title: 'Contract' },
        { id: 'account', title: 'Account', content: <TextField label="Account" /> },
        { id: 'result', title: 'Result' },
      ]}
    />
  ),
  play: async () => {
    const { inside, button, stands, says } = await opened()
    await stands('Account')
    await says('Step 2 of 3')
    await waitFor(() => expect(button('Continue')).toBeVisible())
    await userEvent.type(inside.getByRole('textbox', { name: 'Account' }), 'x')
    await userEvent.click(button('Close'))
    await expect(await inside.findByRole('group', { name: 'There are unsaved changes' })).toBeVisible()
  },
}

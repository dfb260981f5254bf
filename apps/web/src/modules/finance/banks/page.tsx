import type { FinanceBank } from '@cabinet/contract/finance/banks'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Register } from '../../../shared/register/register.tsx'
import { useAddressForm } from '../../../shared/register/use-address-form.ts'
import { useRegister } from '../../../shared/register/use-register.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { BankFormDrawer, NEW_BANK } from './bank-form.tsx'
import { BankMenu } from './bank-menu.tsx'
import { columnsOf } from './columns.tsx'
import { useBanksMessages } from './messages.ts'
import { banksRegister, useBanksControls } from './register.ts'
import { SwitchDialog } from './switch-dialog.tsx'

/** For platform staff: banks that offer money. The form of one stands in the address. */
export const Page = () => {
  const t = useBanksMessages()
  const register = useRegister(banksRegister)
  const controls = useBanksControls()
  const form = useAddressForm()
  const { open } = form
  const [switched, setSwitched] = useState<FinanceBank | null>(null)
  const columns = useMemo(() => columnsOf(t), [t])
  const rowActions = useCallback(
    (bank: FinanceBank) => (
      <BankMenu bank={bank} onAct={(action) => (action === 'edit' ? open(bank.id) : setSwitched(bank))} />
    ),
    [open],
  )
  const add = (
    <Button icon={Plus} onPress={() => open(NEW_BANK)}>
      {t('list.add')}
    </Button>
  )
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Inline justify="between">
          <Heading level={1}>{t('list.title')}</Heading>
          <MainAction>{add}</MainAction>
        </Inline>
        <Text tone="muted" hasMeasure>
          {t('list.text')}
        </Text>
      </Stack>
      <Register
        of={register}
        label={t('list.title')}
        columns={columns}
        search={{ name: 'q', label: t('list.search'), placeholder: t('list.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>}
        rowActions={rowActions}
        onRowOpen={({ id }) => open(id)}
      />
      {form.id !== null && <BankFormDrawer key={form.id} id={form.id} onClose={form.close} />}
      {switched && <SwitchDialog bank={switched} onClose={() => setSwitched(null)} />}
    </Stack>
  )
}

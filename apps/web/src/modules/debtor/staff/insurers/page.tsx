import type { Insurer } from '@cabinet/contract/debtor/staff'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { Register } from '../../../../shared/register/register.tsx'
import { useAddressForm } from '../../../../shared/register/use-address-form.ts'
import { useRegister } from '../../../../shared/register/use-register.ts'
import { MainAction } from '../../../../shared/ui/main-action.tsx'
import { columnsOf } from './columns.tsx'
import { InsurerFormDrawer, NEW_INSURER } from './insurer-form.tsx'
import { InsurerMenu } from './insurer-menu.tsx'
import { useInsurersMessages } from './messages.ts'
import { insurersRegister, useInsurersControls } from './register.ts'
import { SwitchDialog } from './switch-dialog.tsx'

/** For platform staff: insurance companies. The form of one stands in the address. */
export const Page = () => {
  const t = useInsurersMessages()
  const register = useRegister(insurersRegister)
  const controls = useInsurersControls()
  const form = useAddressForm()
  const { open } = form
  const [switched, setSwitched] = useState<Insurer | null>(null)
  const columns = useMemo(() => columnsOf(t), [t])
  const rowActions = useCallback(
    (insurer: Insurer) => (
      <InsurerMenu
        insurer={insurer}
        onAct={(action) => (action === 'edit' ? open(insurer.id) : setSwitched(insurer))}
      />
    ),
    [open],
  )
  const add = (
    <Button icon={Plus} onPress={() => open(NEW_INSURER)}>
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
      {form.id !== null && <InsurerFormDrawer key={form.id} id={form.id} onClose={form.close} />}
      {switched && <SwitchDialog insurer={switched} onClose={() => setSwitched(null)} />}
    </Stack>
  )
}

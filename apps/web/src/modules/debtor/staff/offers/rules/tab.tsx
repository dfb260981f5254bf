import type { OfferRule } from '@cabinet/contract/debtor/offer-rules'
import type { Insurer } from '@cabinet/contract/debtor/staff'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useIntl } from '../../../../../shared/intl/messages.ts'
import { Register } from '../../../../../shared/register/register.tsx'
import { useAddressForm } from '../../../../../shared/register/use-address-form.ts'
import { useRegister } from '../../../../../shared/register/use-register.ts'
import { MainAction } from '../../../../../shared/ui/main-action.tsx'
import { useInsurers } from '../../data.ts'
import { columnsOf } from './columns.tsx'
import { NEW_RULE, RuleFormDrawer } from './form.tsx'
import { type RuleAction, RuleMenu } from './menu.tsx'
import { useRulesMessages } from './messages.ts'
import { RemoveQuestion, SwitchQuestion } from './questions.tsx'
import { rulesRegister, useRulesControls } from './register.ts'

const NONE: readonly Insurer[] = []

/** Rules by which credit insurance is offered to organizations. The address names the rule whose form is open. */
export const RulesTab = () => {
  const t = useRulesMessages()
  const { locale } = useIntl()
  const register = useRegister(rulesRegister)
  // They only name the choices of a filter: without them the register is as good.
  const { data: insurers } = useInsurers()
  const controls = useRulesControls(insurers?.content ?? NONE)
  const form = useAddressForm()
  const { open } = form
  const [asked, setAsked] = useState<{ readonly rule: OfferRule; readonly action: RuleAction } | null>(null)
  const columns = useMemo(() => columnsOf(t, locale), [t, locale])
  const rowActions = useCallback(
    (rule: OfferRule) => (
      <RuleMenu rule={rule} onAct={(action) => (action === 'edit' ? open(rule.id) : setAsked({ rule, action }))} />
    ),
    [open],
  )
  const close = () => setAsked(null)
  return (
    <Stack gap={16}>
      <Text tone="muted" hasMeasure>
        {t('list.text')}
      </Text>
      <Inline>
        <MainAction>
          <Button icon={Plus} onPress={() => open(NEW_RULE)}>
            {t('list.add')}
          </Button>
        </MainAction>
      </Inline>
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
      {form.id !== null && <RuleFormDrawer key={form.id} id={form.id} onClose={form.close} />}
      {asked?.action === 'switch' && <SwitchQuestion rule={asked.rule} onClose={close} />}
      {asked?.action === 'remove' && <RemoveQuestion rule={asked.rule} onClose={close} />}
    </Stack>
  )
}

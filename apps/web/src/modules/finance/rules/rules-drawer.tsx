import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { Button } from '@cabinet/ui/button'
import { Drawer } from '@cabinet/ui/drawer'
import { EmptyState } from '@cabinet/ui/empty-state'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Plus } from 'lucide-react'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useRegistersMessages } from '../registers/messages.ts'
import { useRules } from '../registers/data.ts'
import { useFinancingAddress } from '../registers/address.ts'
import { RuleCard } from './rule-card.tsx'
import { RuleDrawer } from './rule-form.tsx'

const WIDTH = 560
const NEW = 'new'

/** «Автофинансирование»: rules that order new claims by themselves. */
export const RulesDrawer = ({ agreements, onClose }: { agreements: readonly AgreementCard[]; onClose: () => void }) => {
  const t = useRegistersMessages()
  const { address, go } = useFinancingAddress()
  const found = useRules()
  const rules = found.data?.content ?? []
  const edited = rules.find(({ id }) => id === address.rule)
  const valid = agreements.filter((agreement) => agreement.valid)
  if (edited !== undefined || (address.rule === NEW && valid.length > 0)) {
    return <RuleDrawer key={address.rule} agreements={agreements} rule={edited} onClose={() => go({ rule: '' })} />
  }
  const add = (
    <Button
      icon={Plus}
      disabledReason={valid.length > 0 ? undefined : t('rules.noValidAgreement')}
      onPress={() => go({ rule: NEW })}
    >
      {t('rules.add')}
    </Button>
  )
  return (
    <Drawer isOpen width={WIDTH} title={t('rules')} onOpenChange={onClose} footer={rules.length > 0 ? add : undefined}>
      <Stack gap={16}>
        <Text tone="muted">{t('rules.text')}</Text>
        {rules.map((rule) => (
          <RuleCard key={rule.id} rule={rule} onEdit={() => go({ rule: rule.id })} />
        ))}
        {found.data && rules.length === 0 && (
          <EmptyState title={t('rules.empty')} level={3} action={add}>
            {t('rules.emptyText')}
          </EmptyState>
        )}
        {!found.data && found.error !== undefined && <LoadFailure error={found.error} onRetry={() => found.mutate()} />}
        {!found.data && found.error === undefined && <SkeletonText lines={8} />}
      </Stack>
    </Drawer>
  )
}

import type { DebtorConditions } from '@cabinet/contract/debtor/policy'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Loaded } from '../../../shared/loaded.tsx'
import { ProductTitle } from '../../../shared/ui/product-title.tsx'
import { useConditionsOfPage } from './data.ts'
import { useMessages } from '../messages.ts'
import * as styles from './conditions.css.ts'
import { Details } from './details.tsx'
import { Documents } from './documents.tsx'
import { useConditionsMessages } from './messages.ts'
import { PolicyCard } from './policy-card.tsx'
import { Terms } from './terms.tsx'

const Shown = ({ conditions: { policy, terms, versions, documents } }: { conditions: DebtorConditions }) => (
  <div className={styles.columns}>
    <Stack gap={16}>
      {policy && <PolicyCard policy={policy} versions={versions} />}
      <Documents documents={documents} />
    </Stack>
    <Stack gap={16}>
      <Terms terms={terms} />
      <Details terms={terms} />
    </Stack>
  </div>
)

/** The policy, its terms in numbers and in words, its papers. */
export const Page = () => {
  const title = useMessages()
  const t = useConditionsMessages()
  const conditions = useConditionsOfPage()
  const lead = conditions.data && conditions.data.policy === null ? t('lead.offered') : t('lead')
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <ProductTitle title={title('conditions.title')} of={t('of')} />
        <Text tone="muted" hasMeasure>
          {lead}
        </Text>
      </Stack>
      <Loaded of={conditions}>{(data) => <Shown conditions={data} />}</Loaded>
    </Stack>
  )
}

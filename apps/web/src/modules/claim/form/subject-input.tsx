import type { InsuredEvent, InsuredProduct } from '@cabinet/contract/insured'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import { useMinimumDuration } from '@cabinet/ui/use-minimum-duration'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from './form.css.ts'
import { RadioInput } from './inputs.tsx'
import { useSubjects } from './use-subjects.ts'

const NAME = 'subjectCode'

/** What the claim is about; until the subjects are there, their place is kept, so that nothing below moves. */
export const SubjectInput = ({ product, events }: { product: InsuredProduct; events: readonly InsuredEvent[] }) => {
  const t = useClaimMessages()
  const { choices, isLoading } = useSubjects(product, events)
  const isWaiting = useMinimumDuration(isLoading)
  if (!isWaiting) return <RadioInput name={NAME} isRequired choices={choices} />
  return (
    // Still a field of the form: what is wrong with it is told as soon as there is something to choose from.
    <FormField<string | null> name={NAME} empty={null}>
      {() => (
        <div className={styles.subjectsLoading} aria-busy="true">
          <Text as="span" size="body" weight="medium">
            {t('field.subjectCode')}
          </Text>
          <div className={styles.subjectRows}>
            {choices.map(({ value, label }) => (
              <div key={value} className={styles.subjectRow}>
                <Skeleton shape="circle" width={20} />
                <Text as="span" size="body">
                  <Skeleton shape="text" width={`${label.length}ch`} />
                </Text>
              </div>
            ))}
          </div>
        </div>
      )}
    </FormField>
  )
}

import type { ClaimConditions } from '@cabinet/contract/claim/rules'
import { pretensionAnswers } from '@cabinet/contract/claim/values'
import { Banner } from '@cabinet/ui/banner'
import { useFormState } from 'react-final-form'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from './form.css.ts'
import { DateInput, RadioInput, TextInput, YesNoInput } from './inputs.tsx'
import type { ClaimValues } from './values.ts'

/** Whether the carrier was asked; who has not asked learns at once that the insurer wants a copy, and what to do. */
export const PretensionFields = ({ conditions }: { conditions: ClaimConditions }) => {
  const t = useClaimMessages()
  const { pretension } = useFormState<ClaimValues>({ subscription: { values: true } }).values
  const { product } = conditions
  const bounds = {
    maxValue: conditions.today,
    ...(conditions.earliestDate !== null && { minValue: conditions.earliestDate }),
  }
  return (
    <>
      <div className={styles.whole}>
        <YesNoInput
          name="pretension.isSent"
          label={t('field.pretension.isSent', { product })}
          isRequired
          description={t('form.pretensionHint')}
        />
      </div>
      {pretension.isSent === false && (
        <div className={styles.whole}>
          <Banner tone="notice" announce="status" title={t('form.pretensionFirst')}>
            {t('form.pretensionFirstText', { product })}
          </Banner>
        </div>
      )}
      {pretension.isSent === true && (
        <>
          <DateInput name="pretension.date" isRequired {...bounds} />
          <TextInput name="pretension.number" maxLength={50} />
          <RadioInput
            name="pretension.answer"
            label={t('field.pretension.answer', { product })}
            choices={pretensionAnswers.map((value) => ({ value, label: t(`answer.${value}`) }))}
          />
          {pretension.answer !== null && pretension.answer !== 'NONE' && (
            <DateInput name="pretension.answerDate" {...bounds} />
          )}
        </>
      )}
    </>
  )
}

import { InnField } from '@cabinet/ui/inn-field'
import { Select } from '@cabinet/ui/select'
import { Text } from '@cabinet/ui/text'
import { formValidator } from '@cabinet/validators/react-final-form'
import { inn, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { Loaded } from '../../../../shared/loaded.tsx'
import { useCreateOffer, useInsurers } from '../data.ts'
import { useOffersMessages } from './messages.ts'

interface Values {
  readonly organizationItn: string
  readonly insurerId: string
}

const rules = { organizationItn: [required, inn], insurerId: required }
const fields = Object.keys(rules)

/** Offers insurance to an organization for an insurer that does not do so itself. */
export const OfferDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useOffersMessages()
  const say = useRuleText()
  const found = useInsurers()
  const { trigger } = useCreateOffer()
  const validate = useMemo(() => formValidator(rules, say), [say])
  const choices = useMemo(
    () =>
      (found.data?.content ?? [])
        .filter(({ isActive }) => isActive)
        .map(({ id, shortName }) => ({ value: id, label: shortName })),
    [found.data],
  )
  return (
    <FormDialog<Values>
      title={t('offer.title')}
      text={t('offer.text')}
      submit={t('offer.submit')}
      done={t('offer.done')}
      validate={validate}
      fields={fields}
      isReady={choices.length > 0}
      onSubmit={({ organizationItn, insurerId }) => trigger({ body: { organizationItn, insurerId } })}
      onClose={onClose}
    >
      <Loaded of={found}>
        {() =>
          choices.length === 0 ? (
            <Text tone="muted">{t('offer.nobody')}</Text>
          ) : (
            <>
              <FormField<string> name="organizationItn" empty="">
                {(field) => <InnField {...field} isRequired label={t('offer.itn')} description={t('offer.itnHint')} />}
              </FormField>
              <FormField<string> name="insurerId" empty="">
                {(field) => <Select {...field} isRequired label={t('list.insurer')} items={choices} />}
              </FormField>
            </>
          )
        }
      </Loaded>
    </FormDialog>
  )
}

import { Select } from '@cabinet/ui/select'
import { Text } from '@cabinet/ui/text'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import { useCreatePartner, useParties } from '../data.ts'
import { usePartnerMessages } from './messages.ts'

interface Values {
  readonly partyId: string
}

/** Makes a bank or an insurer that the platform knows a partner. */
export const AddPartnerDialog = ({ onClose }: { onClose: () => void }) => {
  const t = usePartnerMessages()
  const say = useRuleText()
  const found = useParties(true)
  const { trigger } = useCreatePartner()
  const mustChoose = useMemo(() => fieldValidator(required, say), [say])
  const parties = found.data?.parties ?? []
  const submit = ({ partyId }: Values) => {
    const kind = parties.find(({ id }) => id === partyId)?.kind ?? 'BANK'
    return trigger({ body: { kind, partyId } })
  }
  return (
    <FormDialog<Values>
      title={t('add.title')}
      text={t('add.text')}
      submit={t('add.submit')}
      done={t('add.done')}
      fields={['partyId']}
      isReady={parties.length > 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <Loaded of={found}>
        {() =>
          parties.length === 0 ? (
            <Text tone="muted">{t('add.nobody')}</Text>
          ) : (
            <FormField<string> name="partyId" empty="" validate={mustChoose}>
              {(field) => (
                <Select
                  {...field}
                  isRequired
                  label={t('add.party')}
                  items={parties.map(({ id, name, kind }) => ({
                    value: id,
                    label: `${name} · ${t(`kind.${kind}`)}`,
                  }))}
                />
              )}
            </FormField>
          )
        }
      </Loaded>
    </FormDialog>
  )
}

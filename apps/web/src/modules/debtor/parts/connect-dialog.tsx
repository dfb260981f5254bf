import { Button } from '@cabinet/ui/button'
import { Checkbox } from '@cabinet/ui/checkbox'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Dialog } from '@cabinet/ui/dialog'
import { Text } from '@cabinet/ui/text'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { shouldBeTrue } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useEnableInsurance } from '../data.ts'
import { useMessages } from '../messages.ts'

const WIDTH = 420

const NoOffers = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages()
  const shared = useSharedMessages()
  return (
    <Dialog
      isOpen
      width={WIDTH}
      title={t('noOffers.title')}
      onOpenChange={onClose}
      footer={<Button onPress={onClose}>{shared('close')}</Button>}
    >
      <Text>{t('noOffers.text')}</Text>
    </Dialog>
  )
}

const Application = ({ onClose }: { onClose: () => void }) => {
  const t = useMessages()
  const { trigger } = useEnableInsurance()
  const say = useRuleText()
  const mustAgree = useMemo(() => fieldValidator(shouldBeTrue, say), [say])
  return (
    <FormDialog
      width={WIDTH}
      title={t('apply.title')}
      text={t('apply.text')}
      submit={t('apply.send')}
      done={t('apply.sent')}
      fields={[]}
      onSubmit={() => trigger()}
      onClose={onClose}
    >
      <DescriptionList
        items={[
          { label: t('apply.deferral'), value: t('apply.deferralValue') },
          { label: t('apply.recovery'), value: t('apply.recoveryValue') },
        ]}
      />
      <FormField<boolean> name="consent" empty={false} validate={mustAgree}>
        {(field) => (
          <Checkbox {...field} isRequired>
            {t('apply.consent')}
          </Checkbox>
        )}
      </FormField>
    </FormDialog>
  )
}

/** Behind «Подключить страхование»: the application when the insurer takes one, otherwise the news that there is none. */
export const ConnectDialog = ({ canApply, onClose }: { canApply: boolean; onClose: () => void }) =>
  canApply ? <Application onClose={onClose} /> : <NoOffers onClose={onClose} />

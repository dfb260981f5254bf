import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Checkbox } from '@cabinet/ui/checkbox'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Dialog } from '@cabinet/ui/dialog'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { shouldBeTrue } from '@cabinet/validators/rules'
import { FORM_ERROR } from 'final-form'
import { useMemo } from 'react'
import { Field, Form } from 'react-final-form'
import { problemOf } from '../../../shared/api/problem.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useSharedWords } from '../../../shared/words.ts'
import { useEnableInsurance } from '../data.ts'
import { useWords } from '../words.ts'

const WIDTH = 420

const NoOffers = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const shared = useSharedWords()
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

interface Values {
  readonly consent?: boolean
}

const Application = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const shared = useSharedWords()
  const { trigger } = useEnableInsurance()
  const say = useRuleText()
  const mustAgree = useMemo(() => fieldValidator(shouldBeTrue, say), [say])
  const send = async () => {
    try {
      await trigger()
    } catch (error) {
      // The dialog stays open and says what happened.
      return { [FORM_ERROR]: problemOf(error, shared).message }
    }
    toast.show({ tone: 'positive', text: t('apply.sent') })
    onClose()
    return undefined
  }
  return (
    <Form<Values>
      onSubmit={send}
      render={({ handleSubmit, submitting, submitError, submitFailed }) => (
        <Dialog
          isOpen
          width={WIDTH}
          title={t('apply.title')}
          onOpenChange={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" onPress={onClose}>
                {shared('close')}
              </Button>
              <Button isLoading={submitting} onPress={() => void handleSubmit()}>
                {t('apply.send')}
              </Button>
            </>
          }
        >
          <Stack gap={16}>
            <Text>{t('apply.text')}</Text>
            <DescriptionList
              items={[
                { label: t('apply.deferral'), value: t('apply.deferralValue') },
                { label: t('apply.recovery'), value: t('apply.recoveryValue') },
              ]}
            />
            <Field<boolean> name="consent" validate={mustAgree}>
              {({ input, meta }) => (
                <Checkbox
                  isRequired
                  value={input.value === true}
                  errorMessage={submitFailed ? meta.error : undefined}
                  onChange={input.onChange}
                >
                  {t('apply.consent')}
                </Checkbox>
              )}
            </Field>
            {submitError && (
              <Banner tone="negative" announce="alert">
                {submitError}
              </Banner>
            )}
          </Stack>
        </Dialog>
      )}
    />
  )
}

/** Behind «Подключить страхование»: the application when the insurer takes one, otherwise the news that there is none. */
export const ConnectDialog = ({ canApply, onClose }: { canApply: boolean; onClose: () => void }) =>
  canApply ? <Application onClose={onClose} /> : <NoOffers onClose={onClose} />

import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { Button } from '@cabinet/ui/button'
import { DateText } from '@cabinet/ui/date-text'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { TextArea } from '@cabinet/ui/text-area'
import { toast } from '@cabinet/ui/toast'
import { useState } from 'react'
import { Form } from 'react-final-form'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { DrawerPart } from '../../../../shared/ui/drawer-part.tsx'
import { FormUnsavedGuard } from '../../../../shared/ui/unsaved-guard.tsx'
import * as styles from '../decisions.css.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useMessage } from './data.ts'

const LONGEST = 4000

interface Values {
  readonly text?: string
}

const Reply = ({ claimId }: { claimId: string }) => {
  const t = useDecisionsMessages()
  const shared = useSharedMessages()
  const { decide } = useMessage()
  const [round, setRound] = useState(0)
  const send = async ({ text = '' }: Values) => {
    try {
      await decide({ id: claimId }, { text })
    } catch (error) {
      return submissionErrors(error, ['text'], shared)
    }
    toast.show({ tone: 'positive', text: t('talk.sent') })
    setRound((before) => before + 1)
    return undefined
  }
  return (
    <Form<Values>
      key={round}
      onSubmit={send}
      validate={({ text = '' }) => (text.trim() === '' ? { text: shared('required') } : {})}
      render={({ handleSubmit, submitting }) => (
        <FieldsForm autoComplete="off" aria-label={t('talk.reply')} onSubmit={() => void handleSubmit()}>
          <Stack gap={12}>
            <FormField<string> name="text" empty="">
              {(field) => <TextArea {...field} rows={3} label={t('talk.reply')} maxLength={LONGEST} />}
            </FormField>
            <FormFailure />
            <Inline>
              <Button type="submit" size="small" variant="outline" tone="neutral" isLoading={submitting}>
                {t('talk.send')}
              </Button>
            </Inline>
          </Stack>
          <FormUnsavedGuard within="page" />
        </FieldsForm>
      )}
    />
  )
}

/** What the insurer and the client have written to each other about a claim. */
export const Messages = ({ claim }: { claim: InsurerClaim }) => {
  const t = useDecisionsMessages()
  return (
    <DrawerPart title={t('talk')}>
      {claim.messages.length === 0 ? (
        <Text tone="muted">{t('talk.none')}</Text>
      ) : (
        <ul className={styles.list} aria-label={t('talk')}>
          {claim.messages.map(({ id, from, text, createdDateTime }) => (
            <li key={id} className={styles.line}>
              <Stack gap={4}>
                <Text size="caption" tone="muted">
                  {t(from === 'CLIENT' ? 'client' : 'by.PARTNER')} ·{' '}
                  <DateText value={createdDateTime} format="dateTime" />
                </Text>
                <span className={styles.words}>{text}</span>
              </Stack>
            </li>
          ))}
        </ul>
      )}
      <Reply claimId={claim.id} />
    </DrawerPart>
  )
}

import { get, newsAudiences, type NewsAudience, type NewsLetterCard } from '@cabinet/contract/news'
import { LONGEST_SUBJECT, LONGEST_TEXT, newsRules } from '@cabinet/contract/news/rules'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Inline } from '@cabinet/ui/inline'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { TextArea } from '@cabinet/ui/text-area'
import { TextField } from '@cabinet/ui/text-field'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { useFormState } from 'react-final-form'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { FormNotices, VersionedForm } from '../../../shared/forms/versioned-form.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useCreate, useSave } from '../data.ts'
import { DraftActions } from './draft-actions.tsx'
import { Leading } from './leading.tsx'
import { useNewsMessages } from './messages.ts'
import * as styles from './news.css.ts'
import { Preview } from './preview.tsx'

const fields = ['subject', 'text', 'audience'] as const

/** Stands for everybody in the list: an empty text would be no choice. */
const ALL = 'ALL'

interface Values {
  readonly subject: string
  readonly text: string
  readonly audience: NewsAudience | typeof ALL
}

const empty: Values = { subject: '', text: '', audience: ALL }
const valuesOf = ({ subject, text, audience }: NewsLetterCard): Values => ({
  subject,
  text,
  audience: audience?.name ?? ALL,
})

const useNewsForm = (letter: NewsLetterCard | undefined, onSaved: (saved: NewsLetterCard) => unknown) => {
  const { id: personId } = useUser()
  const invalidate = useInvalidate()
  const create = useCreate()
  const save = useSave()
  const id = letter?.id
  const draft = useMemo(() => ({ personId, form: `news-${id ?? 'new'}` }), [personId, id])
  return useVersionedForm<Values, NewsLetterCard>({
    current: letter,
    valuesOf,
    empty,
    send: ({ subject, text, audience: chosen }, base) => {
      const body = { subject, text, audience: chosen === ALL ? null : chosen }
      return base === undefined
        ? create.trigger({ body })
        : save.trigger({ params: { id: base.id }, body: { version: base.version, ...body } })
    },
    reload: () => invalidate([get]),
    fields,
    draft,
    onSaved,
  })
}

const Fields = () => {
  const t = useNewsMessages()
  const audiences = useMemo(
    () => [
      { value: ALL, label: t('audience.all') },
      ...newsAudiences.map((audience) => ({ value: audience, label: t(`audience.${audience}`) })),
    ],
    [t],
  )
  return (
    <>
      <FormField<string> name="subject" empty="">
        {(field) => <TextField label={t('subject')} isRequired maxLength={LONGEST_SUBJECT} {...field} />}
      </FormField>
      <FormField<string> name="text" empty="">
        {(field) => (
          <TextArea
            label={t('text')}
            description={t('text.hint')}
            isRequired
            rows={12}
            maxLength={LONGEST_TEXT}
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name="audience" empty={ALL}>
        {(field) => (
          <Select
            label={t('audience')}
            description={t('audience.hint')}
            items={audiences}
            data-track="audience"
            {...field}
          />
        )}
      </FormField>
    </>
  )
}

/** What is being typed, as its readers will see it. */
const TypedPreview = () => {
  const { values } = useFormState<Values>({ subscription: { values: true } })
  return <Preview subject={values.subject ?? ''} text={values.text ?? ''} />
}

/** A draft: what it says, to whom, how it will look, and from here to its readers. */
export const Composer = ({
  letter,
  onSaved,
}: {
  /** Absent for a new one. */
  letter?: NewsLetterCard
  onSaved?: (saved: NewsLetterCard) => unknown
}) => {
  const t = useNewsMessages()
  const say = useRuleText()
  const form = useNewsForm(letter, (saved) => {
    toast.show({ tone: 'positive', text: t('saved') })
    return onSaved?.(saved)
  })
  const validate = useMemo(() => formValidator(newsRules, say), [say])
  return (
    <VersionedForm form={form} validate={validate}>
      {({ onSubmit, submitting, pristine }) => {
        const isSaved = letter !== undefined && pristine && !submitting
        return (
          <div className={styles.columns}>
            <Card>
              <FieldsForm aria-label={t('letter.title')} onSubmit={onSubmit}>
                <Stack gap={16}>
                  <Fields />
                  <FormNotices form={form} />
                  <Inline gap={12}>
                    <Leading isLeading={!isSaved}>
                      <Button
                        type="submit"
                        {...(isSaved ? { variant: 'outline', tone: 'neutral' } : {})}
                        isLoading={submitting}
                        isDisabled={pristine}
                      >
                        {t('save')}
                      </Button>
                    </Leading>
                    {letter !== undefined && <DraftActions letter={letter} isSaved={isSaved} />}
                  </Inline>
                </Stack>
              </FieldsForm>
            </Card>
            <TypedPreview />
          </div>
        )
      }}
    </VersionedForm>
  )
}

import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Grid } from '@cabinet/ui/grid'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '../../../../shared/intl/messages-provider.tsx'
import { useEmail, usEmails } from '../../data.ts'
import { EmailView } from './email-view.tsx'
import { Loaded } from '../../../../shared/loaded.tsx'
import { usePanelMessages } from './messages.ts'

const Example = ({ id, language }: { id: string; language: 'ru' | 'en' }) => {
  const t = usePanelMessages()
  return (
    <Loaded of={useEmail(id, language)}>
      {({ subject, body, pageKey }) => (
        <Card as="section" aria-label={t('emails.example')}>
          <Stack gap={16}>
            <Stack gap={4}>
              <Text size="caption" tone="muted">
                {t('emails.subject')}
              </Text>
              <Heading level={2}>{subject}</Heading>
            </Stack>
            <EmailView subject={subject} body={body} pageKey={pageKey} />
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}

/** Every email that the product can write, about an invented occasion. */
export const EmailsTab = () => {
  const t = usePanelMessages()
  const locale = useLocale()
  const [address, setAddress] = useSearchParams()
  const put = (name: string, value: string) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        next.set(name, value)
        return next
      },
      { replace: true },
    )
  const wanted = address.get('language')
  const language = wanted === 'ru' || wanted === 'en' ? wanted : locale
  return (
    <Loaded of={usEmails()}>
      {({ emails }) => {
        const chosen = emails.find(({ id }) => id === address.get('email')) ?? emails[0]
        return (
          <Stack gap={16}>
            <Card>
              <Grid columns={2}>
                <Select
                  label={t('emails.which')}
                  value={chosen?.id ?? ''}
                  items={emails.map(({ id, module, occasion }) => ({ value: id, label: occasion, group: module }))}
                  onChange={(id) => put('email', id)}
                />
                <Select
                  label={t('emails.language')}
                  value={language}
                  items={[
                    { value: 'ru', label: t('emails.ru') },
                    { value: 'en', label: t('emails.en') },
                  ]}
                  onChange={(value) => put('language', value)}
                />
              </Grid>
            </Card>
            {chosen && <Example id={chosen.id} language={language} />}
          </Stack>
        )
      }}
    </Loaded>
  )
}

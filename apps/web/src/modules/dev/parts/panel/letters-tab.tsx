import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Grid } from '@cabinet/ui/grid'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '../../../../shared/intl/words-provider.tsx'
import { useLetter, useLetters } from '../../data.ts'
import { LetterView } from './letter-view.tsx'
import { Loaded } from './loaded.tsx'
import { usePanelWords } from './words.ts'

const Example = ({ id, language }: { id: string; language: 'ru' | 'en' }) => {
  const t = usePanelWords()
  return (
    <Loaded of={useLetter(id, language)}>
      {({ subject, body, pageKey }) => (
        <Card as="section" aria-label={t('letters.example')}>
          <Stack gap={16}>
            <Stack gap={4}>
              <Text size="caption" tone="muted">
                {t('letters.subject')}
              </Text>
              <Heading level={2}>{subject}</Heading>
            </Stack>
            <LetterView subject={subject} body={body} pageKey={pageKey} />
          </Stack>
        </Card>
      )}
    </Loaded>
  )
}

/** Every letter that the product can write, about an invented occasion. */
export const LettersTab = () => {
  const t = usePanelWords()
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
    <Loaded of={useLetters()}>
      {({ letters }) => {
        const chosen = letters.find(({ id }) => id === address.get('letter')) ?? letters[0]
        return (
          <Stack gap={16}>
            <Card>
              <Grid columns={2}>
                <Select
                  label={t('letters.which')}
                  value={chosen?.id ?? ''}
                  choices={letters.map(({ id, module, occasion }) => ({ value: id, label: occasion, group: module }))}
                  onChange={(id) => put('letter', id)}
                />
                <Select
                  label={t('letters.language')}
                  value={language}
                  choices={[
                    { value: 'ru', label: t('letters.ru') },
                    { value: 'en', label: t('letters.en') },
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

import { Accordion } from '@cabinet/ui/accordion'
import { Card } from '@cabinet/ui/card'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { runtimeConfig } from '../../../shared/config/runtime-config.ts'
import { useHelp } from '../../../shared/help.ts'
import { useIntl } from '../../../shared/intl/words.ts'
import { useWords } from '../words.ts'

/** Articles of the person's modules in their order, and how to reach people. */
export const Page = () => {
  const t = useWords()
  const intl = useIntl()
  const articles = useHelp()
  const { support } = runtimeConfig()
  return (
    <Stack gap={24}>
      <Heading level={1}>{t('help.title')}</Heading>
      <Accordion
        allowsMultiple
        level={2}
        items={articles.map(({ title, body }) => ({
          id: title,
          title: intl.formatMessage({ id: title }),
          content: <Text hasMeasure>{intl.formatMessage({ id: body })}</Text>,
        }))}
      />
      <Card>
        <Stack gap={8}>
          <Heading level={2}>{t('help.contact')}</Heading>
          <Text>{t('help.contactText')}</Text>
          <Link href={`tel:${support.phone.replaceAll(/[^+\d]/g, '')}`}>{support.phone}</Link>
          <Link href={`mailto:${support.email}`}>{support.email}</Link>
        </Stack>
      </Card>
    </Stack>
  )
}

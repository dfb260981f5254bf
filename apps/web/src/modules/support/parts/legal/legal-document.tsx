import { legalTexts, type LegalText } from '@cabinet/contract/legal'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Link } from '@cabinet/ui/link'
import { Select } from '@cabinet/ui/select'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import useSWRImmutable from 'swr/immutable'
import { runtimeConfig } from '../../../../shared/config/runtime-config.ts'
import { typeset } from '../../../../shared/intl/typeset.ts'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { Prose } from '../../../../shared/ui/prose.tsx'
import { type Chapter, chaptersOf, knownVersion, loadLegalText, versionsOf } from '../../legal/legal.ts'
import { useLegalMessages } from './messages.ts'
import * as styles from './legal-document.css.ts'

/** Fewer chapters are found without a list. */
const CONTENTS_FROM = 8

const useDay = () => {
  const intl = useIntl()
  return (day: string) => intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' })
}

const Versions = ({
  text,
  version,
  onChange,
}: {
  text: LegalText
  version: string
  onChange: (to: string) => void
}) => {
  const t = useLegalMessages()
  const day = useDay()
  const all = versionsOf(text)
  return (
    <Inline gap={16} align="center" justify="between">
      <Text tone="muted">{t('version', { day: day(version) })}</Text>
      <Inline gap={8} align="center" className={styles.onScreen}>
        {all.length > 1 && (
          <Select
            label={t('versions')}
            value={version}
            onChange={onChange}
            items={all.map((value) => ({ value, label: day(value) }))}
          />
        )}
        <Button variant="outline" tone="neutral" icon={Printer} onPress={() => window.print()}>
          {t('print')}
        </Button>
      </Inline>
    </Inline>
  )
}

const Contents = ({ chapters }: { chapters: readonly Chapter[] }) => {
  const t = useLegalMessages()
  return (
    <nav aria-label={t('contents')} className={`${styles.onScreen} ${styles.frame}`}>
      <ol className={styles.contents} lang="ru">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Link isStandalone data-track="legal-chapter" href={`#${id}`}>
              {typeset(title)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A chapter named in the address is shown once the text is there. */
const useChapterInAddress = (isThere: boolean) => {
  const { hash } = useLocation()
  useEffect(() => {
    if (isThere && hash.length > 1) document.getElementById(hash.slice(1))?.focus()
  }, [hash, isThere])
}

/** A legal text of the version in force or of the one in `?version=`: to read, to print, to find a chapter in. */
export const LegalDocument = ({ text, title }: { text: LegalText; title: string }) => {
  const t = useLegalMessages()
  const day = useDay()
  const [query, setQuery] = useSearchParams()
  const version = knownVersion(text, query.get('version'))
  const { data, error, mutate } = useSWRImmutable(['legal', text, version], () =>
    loadLegalText(text, version, runtimeConfig()),
  )
  const chapters = data === undefined ? [] : chaptersOf(data)
  useChapterInAddress(data !== undefined)
  const isCurrent = version === legalTexts[text]
  return (
    <Stack gap={24} as="article">
      <Heading level={1}>{title}</Heading>
      <Versions text={text} version={version} onChange={(to) => setQuery({ version: to })} />
      {!isCurrent && <Banner tone="notice">{t('old', { day: day(legalTexts[text]) })}</Banner>}
      {error !== undefined && (
        <Banner tone="negative" action={<Button onPress={() => void mutate()}>{t('retry')}</Button>}>
          {t('failed')}
        </Banner>
      )}
      {chapters.length >= CONTENTS_FROM && <Contents chapters={chapters} />}
      {data === undefined ? (
        error === undefined && <SkeletonText lines={12} />
      ) : (
        <Prose isLong slugOf={(heading) => chapters.find((chapter) => typeset(chapter.title) === heading)?.id ?? ''}>
          {data}
        </Prose>
      )}
    </Stack>
  )
}

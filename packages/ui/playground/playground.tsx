import { useState, type ReactElement } from 'react'
import type { IdentifierName, Language } from '@cabinet/validators'
import { inDetailedEnglish } from '@cabinet/validators/messages/detailed-en'
import { inDetailedRussian } from '@cabinet/validators/messages/detailed-ru'
import { message } from '@cabinet/validators/messages'
import { Badge } from '../src/badge/badge.tsx'
import { Button } from '../src/button/button.tsx'
import { Card } from '../src/card/card.tsx'
import { CheckboxGroup } from '../src/checkbox-group/checkbox-group.tsx'
import { DescriptionList } from '../src/description-list/description-list.tsx'
import { Grid } from '../src/grid/grid.tsx'
import { Heading } from '../src/heading/heading.tsx'
import { Inline } from '../src/inline/inline.tsx'
import { Select } from '../src/select/select.tsx'
import { Stack } from '../src/stack/stack.tsx'
import { TextField } from '../src/text-field/text-field.tsx'
import { playables, type Linked } from './identifiers.ts'
import { changeWords, factNames, factWords, words } from './words.ts'

const accepts = ['settlementCentre', 'treasury'] as const
const listed = Object.entries(playables)

export interface PlaygroundProps {
  /** Language of the words of the playground. */
  readonly locale: Language
  /** The identifier that is chosen first. */
  readonly identifier?: IdentifierName
}

/** A field, and what `@cabinet/validators` says about what is typed into it: code, texts, canonical value, facts. */
export function Playground({ locale, identifier: first = 'inn' }: PlaygroundProps): ReactElement {
  const [identifier, setIdentifier] = useState<IdentifierName>(first)
  const [value, setValue] = useState('')
  const [linked, setLinked] = useState<Linked>({ bik: '044525225', accept: [] })
  const chosen = playables[identifier]
  return (
    <Grid columns={2} gap={24} style={{ alignItems: 'start', maxWidth: 1040 }}>
      <Card>
        <Stack gap={20}>
          <Select
            items={listed.map(([name, { title }]) => ({ value: name, label: title[locale] }))}
            label={words.rule[locale]}
            value={identifier}
            onChange={(name) => {
              setIdentifier(name as IdentifierName)
              setValue('')
            }}
          />
          <TextField
            autoComplete="off"
            label={words.value[locale]}
            spellCheck="false"
            value={value}
            onChange={setValue}
          />
          {chosen.hasBik && (
            <TextField
              autoComplete="off"
              inputMode="numeric"
              label={words.bik[locale]}
              value={linked.bik}
              onChange={(bik) => setLinked({ ...linked, bik })}
            />
          )}
          {identifier === 'settlementAccount' && (
            <CheckboxGroup
              items={accepts.map((name) => ({ value: name, label: words[name][locale] }))}
              label={words.accept[locale]}
              value={linked.accept}
              onChange={(chosenOnes) =>
                setLinked({ ...linked, accept: accepts.filter((name) => chosenOnes.includes(name)) })
              }
            />
          )}
          <Button isBlock tone="neutral" variant="outline" onPress={() => setValue(chosen.generate(linked))}>
            {words.generate[locale]}
          </Button>
        </Stack>
      </Card>
      <Answer identifier={identifier} linked={linked} locale={locale} value={value} />
    </Grid>
  )
}

interface AnswerProps {
  readonly identifier: IdentifierName
  readonly value: string
  readonly linked: Linked
  readonly locale: Language
}

function Answer({ identifier, value, linked, locale }: AnswerProps): ReactElement {
  const { check, parse, format, describe } = playables[identifier]
  const code = check(value, linked)
  const read = parse?.(value, linked)
  const canonical = read?.value ?? value
  const details = describe?.(canonical)
  const text = (language: Language): string => (code ? message({ rule: identifier, code }, language) : '—')
  const inDetail = { ru: inDetailedRussian, en: inDetailedEnglish }[locale]
  const tone = code ? (value ? 'negative' : 'neutral') : 'positive'
  const verdict = { negative: words.refused, neutral: words.waiting, positive: words.holds }[tone]
  return (
    <Card aria-label={words.answer[locale]} as="section">
      <Stack gap={20}>
        <Inline align="center" gap={12} justify="between">
          <Heading level={2}>{words.answer[locale]}</Heading>
          <output>
            <Badge tone={tone}>{verdict[locale]}</Badge>
          </output>
        </Inline>
        <DescriptionList
          items={[
            { label: words.code[locale], value: <code>{code ?? 'undefined'}</code> },
            { label: words.russian[locale], value: text('ru') },
            { label: words.english[locale], value: text('en') },
            ...(code ? [{ label: words.detailed[locale], value: inDetail({ rule: identifier, code }) }] : []),
            ...(parse ? [{ label: words.parse[locale], value: read?.value ?? '—' }] : []),
            ...(read?.changes?.length
              ? [{ label: words.changes[locale], value: changeWords(read.changes, locale) }]
              : []),
            ...(format ? [{ label: words.format[locale], value: format(canonical) || '—' }] : []),
          ]}
        />
        {details && (
          <Stack gap={12}>
            <Heading level={3}>{(identifier === 'password' ? words.requirements : words.details)[locale]}</Heading>
            <DescriptionList
              items={Object.entries(details).map(([name, fact]) => ({
                label: factNames[name]?.[locale] ?? name,
                value: factWords(fact, locale),
              }))}
            />
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

import { type CSSProperties, type ReactElement, useId, useState } from 'react'
import type { IdentifierName, Language } from '../src/index.ts'
import { message } from '../src/messages/index.ts'
import { Fact, Facts } from './facts.tsx'
import { type Linked, playables } from './identifiers.ts'

const field: CSSProperties = {
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: '1px solid currentColor',
  borderRadius: 8,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
}
const stack: CSSProperties = { display: 'grid', gap: 16, minWidth: 0, alignContent: 'start' }
const columns: CSSProperties = {
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  maxWidth: 880,
}
const label: CSSProperties = { display: 'grid', gap: 6, fontSize: 15 }
const option: CSSProperties = { display: 'flex', gap: 8, alignItems: 'center', minHeight: 32, fontSize: 15 }
const answer: CSSProperties = {
  ...stack,
  alignContent: 'start',
  margin: 0,
  padding: 20,
  border: '1px solid currentColor',
  borderRadius: 12,
}

const accepts = [
  ['settlementCentre', 'Счёт в расчётно-кассовом центре'],
  ['treasury', 'Казначейский счёт'],
] as const

const languages = [
  ['ru', 'Русский'],
  ['en', 'English'],
] as const

interface PlaygroundProps {
  /** The identifier that is chosen first. */
  readonly identifier?: IdentifierName
}

/** A field, and what the package says about what is typed into it: code, text, canonical value, form, facts. */
export const Playground = ({ identifier: first = 'inn' }: PlaygroundProps): ReactElement => {
  const [identifier, setIdentifier] = useState<IdentifierName>(first)
  const [value, setValue] = useState('')
  const [linked, setLinked] = useState<Linked>({ bik: '044525225', accept: [] })
  const [language, setLanguage] = useState<Language>('ru')
  const group = useId()
  const chosen = playables[identifier]
  const code = chosen.check(value, linked)
  const read = chosen.parse?.(value, linked)
  const facts = chosen.describe?.(value)

  return (
    <div style={columns}>
      <form style={stack} onSubmit={(event) => event.preventDefault()}>
        <label style={label}>
          Правило
          <select
            style={field}
            value={identifier}
            onChange={({ target }) => setIdentifier(target.value as IdentifierName)}
          >
            {Object.entries(playables).map(([name, { title }]) => (
              <option key={name} value={name} style={{ color: 'CanvasText', background: 'Canvas' }}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label style={label}>
          Значение
          <input
            style={field}
            value={value}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setValue(target.value)}
          />
        </label>
        {chosen.hasBik ? (
          <label style={label}>
            БИК
            <input
              style={field}
              value={linked.bik}
              autoComplete="off"
              onChange={({ target }) => setLinked({ ...linked, bik: target.value })}
            />
          </label>
        ) : null}
        {identifier === 'settlementAccount'
          ? accepts.map(([name, title]) => (
              <label key={name} style={option}>
                <input
                  type="checkbox"
                  checked={linked.accept.includes(name)}
                  onChange={({ target }) =>
                    setLinked({
                      ...linked,
                      accept: target.checked
                        ? [...linked.accept, name]
                        : linked.accept.filter((other) => other !== name),
                    })
                  }
                />
                {title}
              </label>
            ))
          : null}
        <button type="button" style={{ ...field, cursor: 'pointer' }} onClick={() => setValue(chosen.generate(linked))}>
          Создать верное значение
        </button>
        <div role="radiogroup" aria-label="Язык сообщения" style={{ display: 'flex', gap: 16 }}>
          {languages.map(([name, title]) => (
            <label key={name} style={option}>
              <input type="radio" name={group} checked={language === name} onChange={() => setLanguage(name)} />
              {title}
            </label>
          ))}
        </div>
      </form>
      <output>
        <dl style={answer}>
          <Fact name="code">{code ?? 'undefined'}</Fact>
          <Fact name="message">{code ? message({ rule: identifier, code }, language) : '—'}</Fact>
          {chosen.parse ? <Fact name="parse">{read?.ok ? read.value : '—'}</Fact> : null}
          {chosen.format ? <Fact name="format">{chosen.format(read?.value ?? value) || '—'}</Fact> : null}
          {facts ? <Facts facts={facts} language={language} /> : null}
        </dl>
      </output>
    </div>
  )
}

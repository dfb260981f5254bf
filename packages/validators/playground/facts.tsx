import type { CSSProperties, ReactElement, ReactNode } from 'react'

const term: CSSProperties = { fontSize: 13, margin: 0 }
const value: CSSProperties = { margin: '2px 0 0', fontWeight: 600, overflowWrap: 'anywhere' }

/** One line of the answer. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div>
    <dt style={term}>{name}</dt>
    <dd style={value}>{children}</dd>
  </div>
)

const words = (fact: unknown, language: 'ru' | 'en'): string => {
  if (typeof fact === 'object' && fact && 'code' in fact) {
    const { code, ...names } = fact as { code: string } & Record<'ru' | 'en', string>
    return `${code} · ${names[language]}`
  }
  return fact === undefined ? '—' : String(fact)
}

/** The facts that a number holds, one line for each. */
export const Facts = ({
  facts,
  language,
}: {
  readonly facts: object
  readonly language: 'ru' | 'en'
}): ReactElement => (
  <>
    {Object.entries(facts).map(([name, fact]) => (
      <Fact key={name} name={name}>
        {words(fact, language)}
      </Fact>
    ))}
  </>
)

import type { DemoPerson } from '@cabinet/contract/config'
import { Banner } from '@cabinet/ui/banner'
import { type ReactNode, useState } from 'react'
import { keepTogether } from '../../../shared/intl/keep-together.ts'
import { useLocale } from '../../../shared/intl/messages-provider.tsx'
import { useMessages } from '../messages.ts'
import * as styles from './demo-people.css.ts'

const FIRST = 2

/** Avatars know every kind of name, and weigh more than the first page has left. */
const initialsOf = (name: string): string =>
  name
    .split(' ', 2)
    .map((word) => word[0])
    .join('')

interface DemoPeopleProps {
  readonly people: readonly DemoPerson[]
  /** Signs in as this person; answers what to show when it did not work. */
  readonly onChoose: (person: DemoPerson) => Promise<ReactNode>
}

/** The people of the demo installation: one press signs in. */
export const DemoPeople = ({ people, onChoose }: DemoPeopleProps) => {
  const t = useMessages()
  const locale = useLocale()
  const [isWhole, setWhole] = useState(false)
  const [entering, setEntering] = useState<string | null>(null)
  const [problem, setProblem] = useState<ReactNode>(null)
  const shown = isWhole ? people : people.slice(0, FIRST)
  const choose = async (person: DemoPerson) => {
    if (entering) return
    setEntering(person.username)
    setProblem(await onChoose(person))
    setEntering(null)
  }
  return (
    <section className={styles.root} aria-labelledby="demo-people">
      <h2 id="demo-people" className={styles.title}>
        {t('login.demo')}
      </h2>
      {problem && <Banner tone="negative">{problem}</Banner>}
      <ul className={styles.list}>
        {shown.map((person) => (
          <li key={person.username}>
            <button
              type="button"
              className={styles.person}
              aria-busy={entering === person.username}
              data-track="demo-person"
              onClick={() => void choose(person)}
            >
              <span aria-hidden="true" className={styles.initials}>
                {initialsOf(person.name)}
              </span>
              <span>
                {person.title[locale]}
                <span className={styles.organization}>
                  {person.name} · {keepTogether(person.organization)}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!isWhole && people.length > FIRST && (
        <button type="button" className={styles.person} data-track="demo-more" onClick={() => setWhole(true)}>
          {t('login.demoMore', { count: people.length - FIRST })}
        </button>
      )}
    </section>
  )
}

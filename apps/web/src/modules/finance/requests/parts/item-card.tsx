import { Avatar } from '@cabinet/ui/avatar'
import { Icon } from '@cabinet/ui/icon'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useRequestMessages } from '../messages.ts'
import * as styles from './request.css.ts'

/** One of a list, as a line that opens into its form. */
export const ItemCard = ({
  title,
  notes,
  end,
  wrong,
  isOpen,
  onToggle,
  children,
}: {
  title: string
  /** Quiet words under the title. */
  notes: readonly string[]
  /** At the end of the line. */
  end?: ReactNode
  /** How many fields are wrong. */
  wrong: number
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}) => {
  const t = useRequestMessages()
  const id = useId()
  return (
    <li className={styles.item} data-open={isOpen || undefined} data-wrong={wrong > 0 || undefined}>
      <button
        type="button"
        className={styles.itemHead}
        aria-expanded={isOpen}
        aria-controls={id}
        data-track="request-item"
        onClick={onToggle}
      >
        <span className={styles.avatar}>
          <Avatar isDecorative name={title} size={40} />
        </span>
        <span className={styles.itemText}>
          <span className={styles.itemTitle}>{title}</span>{' '}
          <span className={styles.itemNote}>
            {notes.map((note) => (
              <span key={note} className={styles.itemNotePart}>
                {note}
              </span>
            ))}
            {wrong > 0 && <span className={styles.itemWrong}>{t('errors', { count: wrong })}</span>}
          </span>
        </span>
        {end !== undefined && <span className={styles.itemEnd}>{end}</span>}
        <Icon of={ChevronDown} className={isOpen ? styles.turned : undefined} />
      </button>
      <div id={id}>{isOpen && children}</div>
    </li>
  )
}

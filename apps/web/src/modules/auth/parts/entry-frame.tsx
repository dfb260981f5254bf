import { HarbourDrawing } from '@cabinet/ui/drawing'
import type { ReactNode } from 'react'
import { Brand } from '../../../shared/ui/brand.tsx'
import { LanguageSwitch } from '../../../shared/ui/language-switch.tsx'
import { useMessages } from '../messages.ts'
import * as styles from './entry-frame.css.ts'

interface Props {
  /** The form may be higher than the window. */
  readonly isLong?: boolean
  readonly children: ReactNode
}

/** A column of 400 px for the form; from 992 px a quiet side tells what the cabinet is for. */
export const EntryFrame = ({ isLong, children }: Props) => {
  const t = useMessages()
  return (
    <div className={styles.root}>
      <div className={styles.half}>
        <header className={styles.header}>
          <Brand />
          <LanguageSwitch />
        </header>
        <div className={styles.column}>{children}</div>
      </div>
      <aside className={isLong ? `${styles.side} ${styles.pinned}` : styles.side}>
        <HarbourDrawing className={styles.drawing} />
        <p className={styles.promise}>{t('side.title')}</p>
        <ul className={styles.points}>
          <li>{t('side.loss')}</li>
          <li>{t('side.offers')}</li>
          <li>{t('side.claims')}</li>
        </ul>
      </aside>
    </div>
  )
}

import { pages } from '@cabinet/contract/pages'
import { Link } from 'react-router-dom'
import { Brand } from '../../shared/ui/brand.tsx'
import { LanguageSwitch } from '../../shared/ui/language-switch.tsx'
import * as styles from './frame.css.ts'

export const PublicHeader = () => (
  <header className={styles.header}>
    <Link data-track="brand" className={styles.brandLink} to={pages.root()}>
      <Brand />
    </Link>
    <LanguageSwitch />
  </header>
)

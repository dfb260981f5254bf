import type { Bank } from '@cabinet/contract/finance'
import { Avatar } from '@cabinet/ui/avatar'
import { Heading } from '@cabinet/ui/heading'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import { useLogo } from '../data.ts'
import * as styles from './finance-card.css.ts'

/** Head of a finance card: the bank's logo (its monogram until it comes), name and product. */
export const BankHeading = ({ bank, product, badge }: { bank: Bank; product: string; badge?: ReactNode }) => {
  const logo = useLogo(bank.logos[0]?.id)
  return (
    <header className={styles.heading}>
      {logo ? (
        <img className={styles.logo} src={logo} alt="" width={40} height={40} />
      ) : (
        <Avatar isDecorative name={bank.shortName} shape="square" size={40} />
      )}
      <div className={styles.bank}>
        <Heading level={3}>{bank.fullName}</Heading>
        <Text size="caption" tone="muted">
          {product}
        </Text>
      </div>
      {badge}
    </header>
  )
}

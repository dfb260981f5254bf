import type { Bank } from '@cabinet/contract/finance'
import { Avatar } from '@cabinet/ui/avatar'
import { Heading } from '@cabinet/ui/heading'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useLogo } from '../data.ts'
import * as styles from './finance-card.css.ts'

/** The logo of the bank; its monogram when there is none or it cannot be read, and neither while it is on its way. */
export const BankLogo = ({ bank }: { bank: Bank }) => {
  const { address, isComing } = useLogo(bank.logos[0]?.id)
  if (isComing) return <Skeleton className={styles.logo} width={40} height={40} />
  if (address === undefined) return <Avatar isDecorative name={bank.shortName} shape="square" size={40} />
  return <img className={styles.logo} src={address} alt="" width={40} height={40} />
}

/** Head of a finance card: the bank's logo, name and product. */
export const BankHeading = ({ bank, product, badge }: { bank: Bank; product: string; badge?: ReactNode }) => (
  <header className={styles.heading}>
    <BankLogo bank={bank} />
    <div className={styles.bank}>
      <Heading level={3}>{companyText(bank.fullName)}</Heading>
      <Text size="caption" tone="muted">
        {product}
      </Text>
    </div>
    {badge}
  </header>
)

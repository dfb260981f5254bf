import { Card } from '@cabinet/ui/card'
import { BankDrawing } from '@cabinet/ui/drawing'
import { Heading } from '@cabinet/ui/heading'
import { Text } from '@cabinet/ui/text'
import { useMessages } from '../messages.ts'
import * as styles from './no-offers.css.ts'

/** No bank offers anything: a row, so that what can be done outweighs it. */
export const NoOffers = () => {
  const t = useMessages()
  return (
    <Card className={styles.root}>
      <BankDrawing className={styles.drawing} />
      <div>
        <Heading level={3} size="body">
          {t('block.empty')}
        </Heading>
        <Text tone="muted">{t('block.emptyText')}</Text>
      </div>
    </Card>
  )
}

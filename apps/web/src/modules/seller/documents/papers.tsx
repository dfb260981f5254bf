import { find, type SellerDocument } from '@cabinet/contract/seller/documents'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { formatDate } from '@cabinet/ui/date-text'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Icon } from '@cabinet/ui/icon'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { BookOpen, Download, FileSignature, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../../shared/api/data.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { Loaded } from '../../../shared/loaded.tsx'
import * as styles from './documents.css.ts'
import { useDocumentsMessages } from './messages.ts'
import { PaperViewer } from './paper-viewer.tsx'
import { usePaper } from './use-paper.ts'

type PaperType = Exclude<SellerDocument['type']['name'], 'CERTIFICATE'>
type Paper = SellerDocument & { readonly type: { readonly name: PaperType } }

const isPaper = (document: SellerDocument): document is Paper => document.type.name !== 'CERTIFICATE'

const icons = { RULES: ScrollText, CONTRACT: FileSignature } as const

const PaperCard = ({ paper, onOpen }: { paper: Paper; onOpen: () => void }) => {
  const t = useDocumentsMessages()
  const { locale } = useIntl()
  const save = usePaper()
  const { name } = paper.type
  const details = { number: paper.number, date: formatDate(paper.issueDate, 'date', { locale }) }
  return (
    <Card as="article" className={styles.paper}>
      <span className={styles.mark}>
        <Icon of={icons[name]} size={24} />
      </span>
      <Stack gap={4}>
        <Heading level={2}>{paper.type.description}</Heading>
        <Text size="caption" tone="muted">
          {t(name === 'RULES' ? 'papers.edition' : 'papers.from', details)}
        </Text>
      </Stack>
      <Text className={styles.about}>{t(`papers.${name}.about`)}</Text>
      <Inline gap={8}>
        <Button icon={BookOpen} variant="outline" tone="neutral" onPress={onOpen}>
          {t('papers.read')}
        </Button>
        <Button icon={Download} variant="quiet" tone="neutral" onPress={() => save('pdf', paper)}>
          {t('papers.download')}
        </Button>
      </Inline>
    </Card>
  )
}

/** The rules of the insurance and the contract that the seller has joined. */
export const Papers = () => {
  const t = useDocumentsMessages()
  const found = useRead(find, {
    body: { pageSize: 100, filters: [{ field: 'type.name', operation: 'IN', value: ['CONTRACT', 'RULES'] }] },
  })
  const [opened, setOpened] = useState<Paper | null>(null)
  return (
    <Loaded of={found}>
      {({ content }) =>
        content.length === 0 ? (
          <Card>
            <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty.title')}>
              {t('empty.text')}
            </EmptyState>
          </Card>
        ) : (
          <>
            <div className={styles.papers}>
              {content.filter(isPaper).map((paper) => (
                <PaperCard key={paper.id} paper={paper} onOpen={() => setOpened(paper)} />
              ))}
            </div>
            {opened && <PaperViewer id={opened.id} document={opened} onClose={() => setOpened(null)} />}
          </>
        )
      }
    </Loaded>
  )
}

import { Button } from '@cabinet/ui/button'
import { IconButton } from '@cabinet/ui/icon-button'
import { ChevronLeft, ChevronRight, Minus, Plus, RotateCw } from 'lucide-react'
import { useIntl } from '../../intl/messages.ts'
import { useFileMessages } from '../messages.ts'
import * as styles from './pdf-view.css.ts'
import { zoomRange } from './protocol.ts'
import type { Frame } from './use-frame.ts'

type PdfToolsProps = Pick<Frame, 'page' | 'pages' | 'tenths' | 'zoom' | 'go' | 'turn'>

/** Zoom by the steps of pictures, quarters of a turn, and the way from page to page. At an end a button says so and keeps the focus. */
export const PdfTools = ({ page, pages, tenths, zoom, go, turn }: PdfToolsProps) => {
  const t = useFileMessages()
  const percent = (tenths / 10).toLocaleString(useIntl().locale, { style: 'percent' })
  return (
    <div role="group" aria-label={t('document.tools')} className={styles.tools}>
      <div className={styles.group}>
        <IconButton
          icon={Minus}
          label={t('document.smaller')}
          disabledReason={tenths === zoomRange.least ? t('document.smallest') : undefined}
          onPress={() => zoom(tenths - 1)}
        />
        <Button
          aria-label={t('document.plain', { percent })}
          className={styles.percent}
          tone="neutral"
          variant="quiet"
          onPress={() => zoom(zoomRange.plain)}
        >
          {percent}
        </Button>
        <IconButton
          icon={Plus}
          label={t('document.larger')}
          disabledReason={tenths === zoomRange.most ? t('document.largest') : undefined}
          onPress={() => zoom(tenths + 1)}
        />
        <IconButton icon={RotateCw} label={t('document.turn')} onPress={turn} />
      </div>
      <div className={styles.group}>
        <IconButton
          icon={ChevronLeft}
          label={t('document.previous')}
          disabledReason={page === 1 ? t('document.first') : undefined}
          onPress={() => go(page - 1)}
        />
        <span className={styles.number}>{t('document.of', { page, pages })}</span>
        <IconButton
          icon={ChevronRight}
          label={t('document.next')}
          disabledReason={page === pages ? t('document.last') : undefined}
          onPress={() => go(page + 1)}
        />
      </div>
    </div>
  )
}

import { ColumnSettings } from '@cabinet/ui/column-settings'
import type { Column, ColumnLayout } from '@cabinet/ui/data-table'
import { IconButton } from '@cabinet/ui/icon-button'
import { Menu, MenuItem, MenuSection } from '@cabinet/ui/menu'
import { toast } from '@cabinet/ui/toast'
import { get, MAX_VIEWS, put } from '@cabinet/contract/people/views'
import { Bookmark, BookmarkPlus, Rows3, Rows4, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRead, useWrite } from '../api/data.ts'
import { problemOf } from '../api/problem.ts'
import { without } from '../forms/list-moves.ts'
import { useSharedMessages } from '../messages.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useOpenAfterPaint } from '../ui/use-open-after-paint.ts'
import { useRegisterMessages } from './messages.ts'

const SaveViewDialog = lazyPart(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog)

/** The part of a register that its tools work with, whatever it lists. */
interface Arranged {
  readonly id: string
  readonly view: string
  readonly layout: ColumnLayout
  readonly isCompact: boolean
  readonly applyView: (view: string) => void
  readonly setLayout: (layout: ColumnLayout) => void
  readonly setCompact: (isCompact: boolean) => void
}

const SAVE = 'save'

/** Views that the person has saved: to open, to add the present one, to delete. */
const SavedViews = ({ of: { id, view, applyView } }: { of: Arranged }) => {
  const t = useRegisterMessages()
  const shared = useSharedMessages()
  const [isSaving, setSaving] = useState(false)
  const { data } = useRead(get, { params: { register: id } })
  const { trigger } = useWrite(put)
  const views = data?.views ?? []
  const save = (next: typeof views) => trigger({ params: { register: id }, body: { views: next } })
  const remove = async (index: number) => {
    try {
      await save([...without(views, index)])
      toast.show({ tone: 'positive', text: t('views.removed') })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    }
  }
  const isFull = views.length >= MAX_VIEWS
  const act = (key: string) => {
    const [action, place] = key.split(':')
    const chosen = views[Number(place)]
    if (action === SAVE) setSaving(true)
    else if (action === 'open' && chosen) applyView(chosen.address)
    else if (action === 'remove' && chosen) void remove(Number(place))
  }
  return (
    <>
      <Menu
        aria-label={t('views')}
        placement="bottom end"
        trigger={<IconButton icon={Bookmark} label={t('views')} />}
        onAction={(key) => act(String(key))}
      >
        {views.length > 0 && (
          <MenuSection title={t('views.mine')}>
            {views.map(({ name }, index) => (
              <MenuItem key={name} id={`open:${index}`} icon={Bookmark}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        <MenuItem
          id={SAVE}
          icon={BookmarkPlus}
          isDisabled={isFull || data === undefined}
          description={isFull ? t('views.full', { count: MAX_VIEWS }) : undefined}
        >
          {t('views.save')}
        </MenuItem>
        {views.length > 0 && (
          <MenuSection title={t('views.manage')}>
            {views.map(({ name }, index) => (
              <MenuItem key={name} id={`remove:${index}`} icon={Trash2} tone="negative">
                {t('views.remove', { name })}
              </MenuItem>
            ))}
          </MenuSection>
        )}
      </Menu>
      {isSaving && (
        <SaveViewDialog
          onSave={(name) => save([...views.filter((each) => each.name !== name), { name, address: view }])}
          onClose={() => setSaving(false)}
          onFailed={() => setSaving(false)}
        />
      )}
    </>
  )
}

/** At the end of the filter bar: saved views, density, choice of columns. */
export const RegisterTools = <Row,>({ of, columns }: { of: Arranged; columns: readonly Column<Row>[] }) => {
  const t = useRegisterMessages()
  const { isCompact, layout } = of
  const opening = useOpenAfterPaint()
  return (
    <>
      <SavedViews of={of} />
      <IconButton
        icon={isCompact ? Rows3 : Rows4}
        label={t(isCompact ? 'comfortable' : 'compact')}
        onPress={() => of.setCompact(!isCompact)}
      />
      <ColumnSettings columns={columns} layout={layout} onLayoutChange={of.setLayout} {...opening} />
    </>
  )
}

import { type FileInfo, type FilePurpose, filePurposes, MAX_FILE_BYTES } from '@cabinet/contract/file'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { DataTable, type Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { FileUpload } from '@cabinet/ui/file-upload'
import { Heading } from '@cabinet/ui/heading'
import { IconButton } from '@cabinet/ui/icon-button'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { Pagination } from '@cabinet/ui/pagination'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { Download, EllipsisVertical, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { problemOf } from '../../../../shared/api/problem.ts'
import { acceptedFiles } from '../../../../shared/files/accepted.ts'
import { useFileSize } from '../../../../shared/files/file-size.ts'
import { LazyViewer } from '../../../../shared/files/lazy-viewer.tsx'
import { uploadedOf, useUpload } from '../../../../shared/files/use-upload.ts'
import { useSave } from '../../../../shared/files/use-save.ts'
import { useSharedWords } from '../../../../shared/words.ts'
import { useOwnFiles, useRemoveFile } from '../../data.ts'
import { LoadFailure } from './loaded.tsx'
import { usePanelWords } from './words.ts'

type Words = ReturnType<typeof usePanelWords>

const columnsOf = (t: Words, sizeOf: (bytes: number) => string): readonly Column<FileInfo>[] => [
  { id: 'name', header: t('files.name'), width: 280, isRowHeader: true, isFlexible: true, cell: ({ name }) => name },
  { id: 'size', header: t('files.size'), width: 110, kind: 'number', cell: ({ size }) => sizeOf(size) },
  { id: 'type', header: t('files.type'), width: 180, cell: ({ contentType }) => contentType },
  {
    id: 'pixels',
    header: t('files.pixels'),
    width: 120,
    cell: ({ width, height }) => (width === null || height === null ? '—' : `${width} × ${height}`),
  },
  {
    id: 'created',
    header: t('files.created'),
    width: 160,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} format="dateTime" />,
  },
]

const keyOf = ({ id }: FileInfo): string => id

const UploadCard = () => {
  const t = usePanelWords()
  const [purpose, setPurpose] = useState<FilePurpose>('SUPPORT_MESSAGE')
  const upload = useUpload(purpose)
  return (
    <Card>
      <Stack gap={16}>
        <Select
          label={t('files.purpose')}
          value={purpose}
          choices={filePurposes.map((value) => ({ value, label: t(`files.purpose.${value}`) }))}
          onChange={(value) => setPurpose(filePurposes.find((known) => known === value) ?? purpose)}
        />
        {/* What has arrived stands in the register below. */}
        <FileUpload
          label={t('files.upload')}
          accept={acceptedFiles}
          maxSize={MAX_FILE_BYTES}
          upload={upload}
          value={[]}
        />
      </Stack>
    </Card>
  )
}

const RemoveDialog = ({ file, onClose }: { file: FileInfo; onClose: () => void }) => {
  const t = usePanelWords()
  const shared = useSharedWords()
  const { trigger } = useRemoveFile()
  const remove = async () => {
    try {
      await trigger({ params: { id: file.id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('files.removed') })
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('files.ask')}
      confirmLabel={t('files.confirm')}
      tone="negative"
      onConfirm={remove}
      onOpenChange={onClose}
    >
      {t('files.askText', { name: file.name })}
    </ConfirmDialog>
  )
}

/** Uploads of the person: sent, looked at, saved and deleted as everywhere in the product. */
export const FilesTab = () => {
  const t = usePanelWords()
  const sizeOf = useFileSize()
  const save = useSave()
  const [address, setAddress] = useSearchParams()
  const page = Math.max(1, Number(address.get('page')) || 1)
  const found = useOwnFiles(page - 1)
  const [opened, setOpened] = useState<FileInfo>()
  const [removed, setRemoved] = useState<FileInfo>()
  const columns = useMemo(() => columnsOf(t, sizeOf), [t, sizeOf])
  const actions = useCallback(
    (file: FileInfo) => (
      <Menu
        aria-label={t('files.actionsOf', { name: file.name })}
        placement="bottom end"
        trigger={<IconButton icon={EllipsisVertical} label={t('files.actionsOf', { name: file.name })} size="small" />}
        onAction={(key) => (key === 'save' ? void save(file) : setRemoved(file))}
      >
        <MenuItem id="save" icon={Download}>
          {t('files.download')}
        </MenuItem>
        <MenuItem id="remove" icon={Trash2} tone="negative">
          {t('files.remove')}
        </MenuItem>
      </Menu>
    ),
    [t, save],
  )
  const turnTo = (next: number) =>
    setAddress((before) => {
      const query = new URLSearchParams(before)
      if (next === 1) query.delete('page')
      else query.set('page', String(next))
      return query
    })
  return (
    <Stack gap={16}>
      <UploadCard />
      <Heading level={2}>{t('files.mine')}</Heading>
      <DataTable
        label={t('files.mine')}
        columns={columns}
        rows={found.data?.content ?? []}
        rowKey={keyOf}
        rowActions={actions}
        isLoading={found.isLoading}
        error={
          found.error !== undefined && found.data === undefined ? (
            <LoadFailure error={found.error} onRetry={() => found.mutate()} />
          ) : undefined
        }
        empty={<EmptyState title={t('files.empty')}>{t('files.emptyText')}</EmptyState>}
        onRowOpen={setOpened}
        openKey={opened?.id}
      />
      {found.data && found.data.totalElements > 0 && (
        <Pagination page={page} pageSize={found.data.size} total={found.data.totalElements} onPageChange={turnTo} />
      )}
      <LazyViewer file={opened && uploadedOf(opened)} onClose={() => setOpened(undefined)} />
      {removed && <RemoveDialog file={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  )
}

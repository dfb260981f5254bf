import { excel, type FileInfo, type FilePurpose, find, MAX_FILE_BYTES, summary, uploads } from '@cabinet/contract/file'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { FileUpload } from '@cabinet/ui/file-upload'
import { IconButton } from '@cabinet/ui/icon-button'
import { Menu, MenuItem } from '@cabinet/ui/menu'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { Download, EllipsisVertical, Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { problemOf } from '../../../../shared/api/problem.ts'
import { acceptedFiles } from '../../../../shared/files/accepted.ts'
import { useFileSize } from '../../../../shared/files/file-size.ts'
import { LazyViewer } from '../../../../shared/files/lazy-viewer.tsx'
import { uploadedOf, useUpload } from '../../../../shared/files/use-upload.ts'
import { useSave } from '../../../../shared/files/use-save.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { selectControl } from '../../../../shared/register/controls.tsx'
import { filtersOf } from '../../../../shared/register/filters.ts'
import { RegisterExport } from '../../../../shared/register/register-export.tsx'
import { Register } from '../../../../shared/register/register.tsx'
import { defineRegister, type Query, useRegister } from '../../../../shared/register/use-register.ts'
import { useSums } from '../../../../shared/register/use-sums.ts'
import { useRemoveFile } from '../../data.ts'
import { usePanelMessages } from './messages.ts'
import { useFilePurposes } from './use-file-purposes.ts'

type Messages = ReturnType<typeof usePanelMessages>

const columnsOf = (t: Messages, sizeOf: (bytes: number) => string): readonly Column<FileInfo>[] => [
  {
    id: 'name',
    header: t('files.name'),
    width: 280,
    isRowHeader: true,
    isFlexible: true,
    isSortable: true,
    cell: ({ name }) => name,
  },
  {
    id: 'size',
    header: t('files.size'),
    width: 110,
    kind: 'number',
    isSortable: true,
    cell: ({ size }) => sizeOf(size),
  },
  { id: 'type', header: t('files.type'), width: 180, cell: ({ contentType }) => contentType },
  {
    id: 'pixels',
    header: t('files.pixels'),
    width: 120,
    cell: ({ width, height }) => (width === null || height === null ? '—' : `${width} × ${height}`),
  },
  {
    id: 'createdDateTime',
    isSortable: true,
    header: t('files.created'),
    width: 160,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} format="dateTime" />,
  },
]

const UploadCard = () => {
  const t = usePanelMessages()
  const [purpose, setPurpose] = useState<FilePurpose>('SUPPORT_MESSAGE')
  const purposes = useFilePurposes()
  const upload = useUpload(purpose)
  return (
    <Card>
      <Stack gap={16}>
        <Select
          data-track="file-purpose"
          label={t('files.purpose')}
          value={purpose}
          items={purposes}
          onChange={(value) => setPurpose(purposes.find((known) => known.value === value)?.value ?? purpose)}
        />
        {/* What has arrived stands in the register below. */}
        <FileUpload
          data-track="dev-file"
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
  const t = usePanelMessages()
  const shared = useSharedMessages()
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

const by = filtersOf(uploads)

/** The register of one's own uploads. */
const filesRegister = defineRegister({
  id: 'files',
  list: uploads,
  find,
  filters: { search: by.search('name'), purpose: by.oneOf('purpose') },
  sort: ['name', 'size', 'createdDateTime'],
  keyOf: ({ id }) => id,
})

const FileMenu = ({ file, onRemove }: { file: FileInfo; onRemove: (file: FileInfo) => void }) => {
  const t = usePanelMessages()
  const save = useSave()
  return (
    <Menu
      aria-label={t('files.actionsOf', { name: file.name })}
      placement="bottom end"
      trigger={
        <IconButton
          data-track="row-menu"
          icon={EllipsisVertical}
          label={t('files.actionsOf', { name: file.name })}
          size="small"
        />
      }
      onAction={(key) => (key === 'save' ? void save(file) : onRemove(file))}
    >
      <MenuItem id="save" icon={Download}>
        {t('files.download')}
      </MenuItem>
      <MenuItem id="remove" icon={Trash2} tone="negative">
        {t('files.remove')}
      </MenuItem>
    </Menu>
  )
}

/** How many files match, and how large they are together. */
const useFileSums = ({ query }: { query: Query<typeof filesRegister.list> }) => {
  const t = usePanelMessages()
  const sizeOf = useFileSize()
  return useSums(summary, query, [
    { id: 'count', label: t('files.count'), value: ({ count }) => count },
    { id: 'size', label: t('files.total'), value: ({ size }) => sizeOf(size) },
  ])
}

/** Uploads of the person: sent, looked at, saved and deleted as everywhere in the product. */
export const FilesTab = () => {
  const t = usePanelMessages()
  const sizeOf = useFileSize()
  const purposes = useFilePurposes()
  const register = useRegister(filesRegister)
  const sums = useFileSums(register)
  const [removed, setRemoved] = useState<FileInfo>()
  const columns = useMemo(() => columnsOf(t, sizeOf), [t, sizeOf])
  const actions = useCallback((file: FileInfo) => <FileMenu file={file} onRemove={setRemoved} />, [])
  const opened = register.items.find(({ id }) => id === register.address.open)
  return (
    <Stack gap={16}>
      <UploadCard />
      <Register
        of={register}
        label={t('files.mine')}
        hasHeading
        actions={<RegisterExport excel={excel} query={register.query} />}
        sums={sums}
        search={{ name: 'search', label: t('files.search'), placeholder: t('files.search') }}
        controls={[
          selectControl({
            name: 'purpose',
            label: t('files.purpose'),
            any: t('files.anyPurpose'),
            choices: purposes,
          }),
        ]}
        columns={columns}
        rowActions={actions}
        onRowOpen={({ id }) => register.open(id)}
        empty={<EmptyState title={t('files.empty')}>{t('files.emptyText')}</EmptyState>}
      />
      <LazyViewer file={opened && uploadedOf(opened)} onClose={register.close} />
      {removed && <RemoveDialog file={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  )
}

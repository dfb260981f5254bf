import type { FileInfo } from '@cabinet/contract/file'
import { columnsOf } from '../../platform/excel/columns.ts'
import { excelFile } from '../../platform/excel/excel.ts'
import { infoOf } from '../../platform/files/info.ts'
import { listUploads } from '../../platform/files/store.ts'
import type { AnyRequest } from '../../platform/find/page.ts'
import type { CallContext } from '../../platform/handlers.ts'

const { text, integer, instant } = columnsOf<FileInfo>()

const columns = [
  text({ ru: 'Файл', en: 'File' }, 48, ({ name }) => name),
  text({ ru: 'Тип', en: 'Type' }, 28, ({ contentType }) => contentType),
  integer({ ru: 'Размер, байт', en: 'Size, bytes' }, ({ size }) => size),
  integer({ ru: 'Ширина', en: 'Width' }, ({ width }) => width),
  integer({ ru: 'Высота', en: 'Height' }, ({ height }) => height),
  instant({ ru: 'Загружен', en: 'Uploaded' }, ({ createdDateTime }) => createdDateTime),
]

type ExportContext = CallContext & { readonly body: AnyRequest }

async function* viewed({ platform, user, body }: ExportContext) {
  for await (const rows of listUploads(platform.database, user.id, body)) yield rows.map(infoOf)
}

/** Every upload of the person that the filter matches, as a workbook. */
export const exportUploads = (context: ExportContext) =>
  excelFile({
    title: { ru: 'Файлы', en: 'Files' },
    columns,
    batches: viewed(context),
    language: context.language,
    now: context.platform.clock.now(),
  })

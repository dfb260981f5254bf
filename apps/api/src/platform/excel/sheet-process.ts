import { parseSheet, type SheetRequest } from './sheet.ts'

const [, , request = ''] = process.argv
process.send?.(await parseSheet(JSON.parse(request) as SheetRequest), undefined, undefined, () => process.disconnect())

import { addDocument, changeDocument, removeDocument } from '@cabinet/contract/claim/papers'
import { download, upload } from '@cabinet/contract/file'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { CLAIM, claimCard, ClaimWorld, documentOf } from '../../../../test/page/claims.ts'
import { idOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const PIXEL = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
)
const photo = (name: string) => new File([PIXEL], name, { type: 'image/png' })
const sender = () => person(['USER', 'SENDER'])

const open = async (card: ReturnType<typeof claimCard>, search = '') => {
  const world = new ClaimWorld({ card })
  world.serve(fakeServer())
  await openPage(`/settlement/${CLAIM}${search}`, sender())
  return world
}

const rowOf = (type: string) => document.querySelector(`[data-form-field="documents.${type}"]`)

/** Chooses files for a document as the dialog of the system would. */
const choose = (type: string, ...files: readonly File[]): void => {
  const input = rowOf(type)?.querySelector<HTMLInputElement>('input[type=file]:not([capture])')
  if (!input) throw new Error(`No field for ${type}`)
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

let arrivals = 100
/** The server keeps every file that comes. */
const takeFiles = () =>
  fakeServer().answer(upload, ({ body: { file } }) => {
    arrivals += 1
    return { ...documentOf(1, 'UPLOADED').file, id: idOf(45, arrivals), name: file.name, contentType: file.type }
  })

test('a refused document says why and is replaced', async () => {
  const server = fakeServer()
  const refused = documentOf(1, 'REJECTED')
  const world = await open(claimCard('DOCUMENTS_REQUESTED', { documents: [refused] }))
  takeFiles()
  server.answer(changeDocument, ({ body: { fileId } }) => {
    const next = documentOf(2, 'UPLOADED', { file: { ...refused.file, id: fileId, name: 'Новый.png' } })
    world.change({ documents: [next] })
    return next
  })
  await expect.element(page.getByText('Не принят', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Не видна подпись сотрудника пункта выдачи/)).toBeVisible()
  await page.getByRole('button', { name: 'Заменить: Акт 1.pdf' }).click()
  choose('ACT', photo('Новый.png'))
  await expect.element(page.getByRole('button', { name: 'Новый.png', exact: true })).toBeVisible()
  expect(server.calls(changeDocument).at(-1)).toMatchObject({
    params: { documentId: refused.id },
    body: { type: 'ACT' },
  })
  await expect.element(page.getByText(/Не видна подпись сотрудника пункта выдачи/)).not.toBeInTheDocument()
  expect(server.calls(removeDocument)).toEqual([])
})

test('what the insurer has accepted or looks at is neither replaced nor taken away', async () => {
  await open(claimCard('IN_REVIEW', { documents: [documentOf(1, 'ACCEPTED'), documentOf(2, 'UPLOADED')] }))
  await expect.element(page.getByRole('button', { name: 'Акт 2.pdf', exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^(Заменить|Убрать|Удалить)/ })).not.toBeInTheDocument()
})

test('a colleague with the role of the product answers the insurer', async () => {
  await open(claimCard('DOCUMENTS_REQUESTED', { may: { edit: false, submit: true } }))
  const button = page.getByRole('button', { name: 'Загрузить: Фото повреждений' })
  await expect.element(button).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-disabled', 'true')
})

test('a draft of a colleague says why nothing can be added', async () => {
  await open(claimCard('DRAFT', { may: { edit: false, submit: true } }))
  await expect
    .element(page.getByRole('button', { name: 'Загрузить: Фото повреждений' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a photo that the insurer cannot open is refused with a sentence, before it is sent', async () => {
  await open(claimCard('DRAFT'))
  await expect.element(page.getByRole('button', { name: 'Загрузить: Фото повреждений' })).toBeVisible()
  const row = rowOf('PHOTO')
  expect(row?.querySelector('input[capture=environment]')).not.toBeNull()
  // Phones convert what they have photographed when the choice offers no HEIC.
  expect(row?.querySelector('input:not([capture])')?.getAttribute('accept')).not.toContain('heic')
  choose('PHOTO', new File(['x'], 'IMG_1.heic', { type: 'image/heic' }))
  await expect.element(page.getByText(/HEIC страховщик не откроет/).first()).toBeVisible()
  expect(fakeServer().calls(upload)).toEqual([])
})

test('photos come several at once; a lost line takes nothing away but the time', async () => {
  const server = fakeServer()
  await open(claimCard('DRAFT'))
  await expect.element(page.getByRole('button', { name: 'Загрузить: Фото повреждений' })).toBeVisible()
  server.disconnect(upload)
  choose('PHOTO', photo('1.png'), photo('2.png'))
  await expect.element(page.getByText('Не загружен', { exact: true }).first()).toBeVisible()
  takeFiles()
  const before = server.calls(upload).length
  for (const name of ['1.png', '2.png']) await page.getByRole('button', { name: `Повторить загрузку: ${name}` }).click()
  await expect.poll(() => server.calls(addDocument).length).toBe(2)
  expect(server.calls(upload).length).toBe(before + 2)
  await expect.element(page.getByText('Не загружен', { exact: true })).not.toBeInTheDocument()
})

test('a file that has come and could not be attached is not sent a second time', async () => {
  const server = fakeServer()
  await open(claimCard('DRAFT'))
  await expect.element(page.getByRole('button', { name: 'Загрузить: Фото повреждений' })).toBeVisible()
  takeFiles()
  server.fail(addDocument, 409, { message: 'Заявление уже закрыто' })
  choose('PHOTO', photo('1.png'))
  await expect.element(page.getByText('Заявление уже закрыто').first()).toBeVisible()
  const world = new ClaimWorld({ card: claimCard('DRAFT') })
  world.serve(server)
  await page.getByRole('button', { name: 'Повторить загрузку: 1.png' }).click()
  await expect.poll(() => server.calls(addDocument).length).toBe(2)
  expect(server.calls(upload).length).toBe(1)
})

test('an upload on its way is cancelled', async () => {
  const server = fakeServer()
  await open(claimCard('DRAFT'))
  await expect.element(page.getByRole('button', { name: 'Загрузить: Фото повреждений' })).toBeVisible()
  takeFiles()
  const go = server.hold(upload)
  choose('PHOTO', photo('1.png'))
  await expect.element(page.getByText(/^Загружается/)).toBeVisible()
  await page.getByRole('button', { name: 'Отменить загрузку: 1.png' }).click()
  await expect.element(page.getByText(/^Загружается/)).not.toBeInTheDocument()
  go()
  expect(server.calls(addDocument)).toEqual([])
})

test('a document that could not be taken away stays and says why', async () => {
  const server = fakeServer()
  await open(claimCard('DRAFT', { documents: [documentOf(1, 'UPLOADED')] }))
  server.fail(removeDocument, 409, { message: 'Документ уже у страховщика' })
  await page.getByRole('button', { name: 'Удалить: Акт 1.pdf' }).click()
  await expect.element(page.getByText('Документ уже у страховщика').first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Акт 1.pdf', exact: true })).toBeVisible()
})

test('a file opens beside the facts, the next one follows, and closing leads back', async () => {
  await page.viewport(1280, 900)
  const server = fakeServer()
  server.answer(download, photo('1.png'))
  const pictures = [1, 2].map((number) => {
    const document = documentOf(number, 'UPLOADED')
    return { ...document, file: { ...document.file, name: `${number}.png`, contentType: 'image/png' } }
  })
  await open(claimCard('IN_REVIEW', { documents: pictures }))
  await page.getByRole('button', { name: '1.png', exact: true }).click()
  const region = page.getByRole('region', { name: '1.png' })
  await expect.element(region).toBeVisible()
  await expect.element(region.getByRole('heading')).toHaveFocus()
  await expect.element(page.getByRole('region', { name: 'О заявлении' })).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(new URLSearchParams(location.search).get('file')).toBe(pictures[0]?.file.id)
  await expectAccessible()
  await region.getByRole('button', { name: 'Следующий файл' }).click()
  await expect.element(page.getByRole('region', { name: '2.png' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: '2.png' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '1.png', exact: true })).toHaveFocus()
})

test('on a small screen a file opens over the page', async () => {
  await page.viewport(390, 844)
  fakeServer().answer(download, photo('1.png'))
  const document = documentOf(1, 'UPLOADED')
  const picture = { ...document, file: { ...document.file, name: '1.png', contentType: 'image/png' } }
  await open(claimCard('IN_REVIEW', { documents: [picture] }), `?file=${picture.file.id}`)
  const viewer = page.getByRole('dialog', { name: '1.png' })
  await expect.element(viewer).toBeVisible()
  // It is zoomed and turned where it is seen first, by keys as soon as the dialog is there.
  await expect.element(viewer.getByRole('img', { name: 'Изображение из файла «1.png»' })).toBeVisible()
  await userEvent.keyboard('+')
  await expect.element(viewer.getByRole('button', { name: /^Масштаб 110/ })).toBeVisible()
  await userEvent.keyboard('[KeyR]')
  await expect.element(viewer.getByText('Повёрнуто на 90°')).toBeInTheDocument()
  await viewer.getByRole('button', { name: 'Повернуть налево' }).click()
  await expect.element(viewer.getByText('Повёрнуто на 0°')).toBeInTheDocument()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть', exact: true }).last().click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(new URLSearchParams(location.search).has('file')).toBe(false)
})

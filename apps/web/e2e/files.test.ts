import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { brokenPdf, lockedPdf, pdfOf } from './support/pdf.ts'

/** Files as people have them: a document, a picture and a program. */
const pdf = pdfOf('Contract 7')
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
const named = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })

const attach = (page: Page, ...files: ReturnType<typeof named>[]) =>
  page.locator('input[type=file]').setInputFiles(files)

test('files go with a message to the support: good, too large, disguised, and over a broken line', async ({
  cabinet,
  page,
}) => {
  await cabinet.enter('P11', '/help')
  await page.getByRole('button', { name: 'Написать в поддержку' }).click()
  const dialog = page.getByRole('dialog', { name: 'Сообщение в поддержку' })
  await dialog.getByRole('button', { name: /Тема/ }).click()
  await page.getByRole('option', { name: 'Другое' }).click()
  await dialog.getByRole('textbox', { name: /Сообщение/ }).fill('Прикладываю снимок экрана и договор')
  const list = dialog.getByRole('list', { name: 'Приложенные файлы' })
  await expect(dialog.getByText('PDF, JPG, JPEG, PNG, HEIC, DOC, DOCX, XLS, XLSX, ZIP, MP4, до 10 МБ')).toBeVisible()

  await attach(page, named('Договор № 7.pdf', pdf), named('Большой.pdf', Buffer.alloc(10 * 1024 * 1024 + 1)))
  await expect(list.getByRole('button', { name: 'Договор № 7.pdf', exact: true })).toBeVisible()
  await expect(list.getByText('Файл больше 10 МБ')).toBeVisible()

  await attach(page, named('Программа.exe', program), named('Счёт.pdf', program))
  await expect(list.getByText(/^Недопустимый тип файла\. Подойдут: PDF, JPG/)).toBeVisible()
  await expect(
    list.getByText('Содержимое файла не соответствует расширению .pdf. Приложите исходный файл'),
  ).toBeVisible()
  // The same file would be refused again.
  await expect(dialog.getByRole('button', { name: 'Повторить загрузку: Счёт.pdf' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Удалить: Счёт.pdf' }).click()

  await page.route('**/api/v1/file', (route) => route.abort('connectionreset'), { times: 1 })
  await attach(page, named('Снимок экрана.png', png))
  await expect(list.getByText('Нет интернета. Данные на месте: отправьте позже')).toBeVisible()
  await page.route('**/api/v1/file', (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
  await dialog.getByRole('button', { name: 'Повторить загрузку: Снимок экрана.png' }).click()
  await expect(list.getByText(/Произошла неизвестная ошибка/)).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()

  // A message does not leave without a file that the person has chosen.
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog.getByText('Дождитесь загрузки файлов или уберите те, что не загрузились')).toBeVisible()
  await dialog.getByRole('button', { name: 'Повторить загрузку: Снимок экрана.png' }).click()
  await expect(list.getByRole('button', { name: 'Снимок экрана.png', exact: true })).toBeVisible()
  await expect(dialog.getByText('Дождитесь загрузки файлов или уберите те, что не загрузились')).toHaveCount(0)

  const sent = page.waitForRequest('**/api/v1/support/message')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ fileIds: [expect.any(String), expect.any(String)] })
  await expect(page.getByText(/Сообщение ОБ-\d{4}-\d{6} отправлено/).first()).toBeVisible()
  await expect(dialog).toBeHidden()
})

test(
  'a file that is removed before it is sent is gone from the server; an upload can be cancelled',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.enter('P2', '/help')
    await page.getByRole('button', { name: 'Написать в поддержку' }).click()
    const dialog = page.getByRole('dialog', { name: 'Сообщение в поддержку' })
    const list = dialog.getByRole('list', { name: 'Приложенные файлы' })
    await expect(dialog.getByRole('button', { name: 'Выбрать файлы' })).toBeVisible()
    await attach(page, named('Акт.pdf', pdf))
    await expect(list.getByRole('button', { name: 'Акт.pdf', exact: true })).toBeVisible()
    const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
    await dialog.getByRole('button', { name: 'Удалить: Акт.pdf' }).press('Enter')
    expect((await removed).status()).toBe(204)
    await expect(list).toHaveCount(0)

    await page.route('**/api/v1/file', () => {}, { times: 1 })
    const failed = page.waitForEvent('requestfailed')
    await attach(page, named('Долгий.pdf', pdf))
    await dialog.getByRole('button', { name: 'Отменить загрузку: Долгий.pdf' }).click()
    expect((await failed).url()).toContain('/api/v1/file')
    await expect(list).toHaveCount(0)
  },
)

test('a document is shown in a frame that reaches nothing of the page', { tag: '@deep' }, async ({ cabinet, page }) => {
  await cabinet.enter('P5', '/help')
  await page.getByRole('button', { name: 'Написать в поддержку' }).click()
  await expect(page.getByRole('button', { name: 'Выбрать файлы' })).toBeVisible()
  await attach(
    page,
    named('Три страницы.pdf', pdfOf('First page', 'Second page', 'Third page')),
    named('Повреждённый.pdf', brokenPdf()),
    named('С паролем.pdf', lockedPdf()),
  )
  const open = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    return page.getByRole('dialog', { name })
  }
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const viewer = await open('Три страницы.pdf')
  const frame = viewer.locator('iframe')
  await expect(frame).toHaveAccessibleName('Документ «Три страницы.pdf»')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  const inside = viewer.frameLocator('iframe')
  const first = inside.getByRole('group', { name: 'Страница 1' })
  await expect(first.locator('canvas')).toBeVisible()
  await expect(first.getByText('First page')).toBeVisible()
  // The red band at the top of the page.
  const colour = await first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const pixel = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 8, 1, 1).data ?? []
    return [...pixel]
  })
  expect(colour).toEqual([230, 51, 51, 255])

  const reached = await first.evaluate(() => {
    const attempt = (action: () => unknown): string => {
      try {
        return String(action())
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: self.origin,
      storage: attempt(() => localStorage.length),
      cookies: attempt(() => document.cookie),
      page: attempt(() => parent.document.title),
    }
  })
  expect(reached).toEqual({
    origin: 'null',
    storage: 'SecurityError',
    cookies: 'SecurityError',
    page: 'SecurityError',
  })

  // Reading happens in a worker: a document that keeps it busy does not stop the page.
  expect(said.filter((text) => text.includes('fake worker'))).toEqual([])

  const widthOf = async () => (await first.boundingBox())?.width ?? 0
  const plain = await widthOf()
  await viewer.getByRole('button', { name: 'Крупнее' }).click()
  await expect(viewer.getByRole('button', { name: 'Масштаб 110 %, вернуть по ширине' })).toBeVisible()
  await expect.poll(widthOf).toBeCloseTo(plain * 1.1, 0)
  await inside.getByRole('main', { name: 'Страницы документа' }).focus()
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  await expect.poll(widthOf).toBeCloseTo(plain * 0.9, 0)
  await page.keyboard.press('0')
  await expect.poll(widthOf).toBeCloseTo(plain, 0)

  // A scan that lies on its side is turned; the text turns with it.
  const ratioOf = async () => ((await first.boundingBox())?.height ?? 0) / ((await first.boundingBox())?.width ?? 1)
  const upright = await ratioOf()
  await viewer.getByRole('button', { name: 'Повернуть' }).click()
  await expect.poll(ratioOf).toBeCloseTo(1 / upright, 1)
  await expect(first.locator('.text')).toHaveAttribute('data-main-rotation', '90')
  for (let turn = 0; turn < 3; turn += 1) await viewer.getByRole('button', { name: 'Повернуть' }).click()
  await expect.poll(ratioOf).toBeCloseTo(upright, 1)
  await expect(first.getByText('First page')).toBeVisible()

  await viewer.getByRole('button', { name: 'Следующая страница' }).click()
  await expect(viewer.getByText('2 из 3', { exact: true })).toBeVisible()
  await expect(inside.getByRole('group', { name: 'Страница 2' }).getByText('Second page')).toBeInViewport()
  await inside.getByRole('group', { name: 'Страница 3' }).scrollIntoViewIfNeeded()
  await expect(viewer.getByText('3 из 3', { exact: true })).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Три страницы.pdf', exact: true })).toBeFocused()

  const broken = await open('Повреждённый.pdf')
  await expect(broken.getByRole('heading', { name: 'Документ повреждён' })).toBeVisible()
  // The same content would be refused again.
  await expect(broken.getByRole('button', { name: 'Повторить' })).toHaveCount(0)
  await cabinet.expectAccessibleInEveryTheme()
  await page.keyboard.press('Escape')
  await expect(broken).toHaveCount(0)
  const locked = await open('С паролем.pdf')
  await expect(locked.getByRole('heading', { name: 'Документ защищён паролем' })).toBeVisible()
  await expect(locked.getByRole('button', { name: 'Скачать' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(locked).toHaveCount(0)
})

test(
  'the panel shows what was uploaded: to look at, to save under its name, to delete',
  { tag: '@deep' },
  async ({ cabinet, page }) => {
    await cabinet.enter('P8', '/dev?tab=files')
    await expect(page.getByRole('heading', { name: 'Файлов пока нет' })).toBeVisible()
    await page.getByRole('button', { name: 'Обращение в поддержку Для чего' }).click()
    await page.getByRole('option', { name: 'Документ к заявлению' }).click()
    await attach(
      page,
      named('Договор № 7 (копия).pdf', pdf),
      named('Снимок.png', png),
      named('Архив.zip', Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1')),
    )
    const register = page.getByRole('grid', { name: 'Мои файлы' })
    const row = (name: string) => register.getByRole('row').filter({ hasText: name })
    const choose = async (name: string, action: string) => {
      await row(name)
        .getByRole('button', { name: `Действия с файлом «${name}»` })
        .click()
      await page.getByRole('menuitem', { name: action }).click()
    }
    for (const name of ['Договор № 7 (копия).pdf', 'Снимок.png', 'Архив.zip']) await expect(row(name)).toBeVisible()
    await expect(row('Снимок.png')).toContainText('1 × 1')
    await cabinet.expectAccessibleInEveryTheme()

    await row('Договор').getByRole('rowheader').click()
    const viewer = page.getByRole('dialog', { name: 'Договор № 7 (копия).pdf' })
    await expect(viewer.frameLocator('iframe').getByText('Contract 7')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)

    await row('Снимок').getByRole('rowheader').click()
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Изображение из файла «Снимок.png»' })).toBeVisible()
    await cabinet.expectAccessibleInEveryTheme()
    await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).last().click()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await row('Архив').getByRole('rowheader').click()
    await expect(page.getByRole('heading', { name: 'Этот файл браузер не показывает' })).toBeVisible()
    const fromViewer = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Скачать' }).click()
    expect((await fromViewer).suggestedFilename()).toBe('Архив.zip')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    const saved = page.waitForEvent('download')
    await choose('Договор № 7 (копия).pdf', 'Скачать')
    const download = await saved
    expect(download.suggestedFilename()).toBe('Договор № 7 (копия).pdf')
    expect(await readFile(await download.path())).toEqual(pdf)

    // A slow one says so and can be stopped.
    await page.route('**/api/v1/file/download/*', () => {}, { times: 1 })
    await choose('Договор № 7 (копия).pdf', 'Скачать')
    const notice = page.getByRole('listitem').filter({ hasText: 'Скачиваем «Договор № 7 (копия).pdf»' })
    await notice.getByRole('button', { name: 'Отменить' }).click()
    await expect(notice).toHaveCount(0)

    for (const name of ['Договор № 7 (копия).pdf', 'Снимок.png', 'Архив.zip']) {
      await choose(name, 'Удалить')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
      await expect(row(name)).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'Файлов пока нет' })).toBeVisible()
  },
)

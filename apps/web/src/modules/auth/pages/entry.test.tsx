import { login } from '@cabinet/contract/auth'
import { suggest } from '@cabinet/contract/organization/name'
import { register } from '@cabinet/contract/auth/registration'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'

beforeEach(() => page.viewport(1366, 768))

const username = () => page.getByRole('textbox', { name: 'Телефон или e-mail' })
const enter = () => page.getByRole('button', { name: 'Войти', exact: true })

/** How far from the top of the page something stands, wherever that is scrolled to. */
const placeOf = (element: Element): number => Math.round(element.getBoundingClientRect().top + window.scrollY)

test('the field that is typed in stays in its place, whatever the registry says about it', async () => {
  const server = fakeServer()
  server.answer(suggest, () => ({ name: 'ООО «Северный ветер»', itn: '7799012346' }) as never)
  await openPage('/register')
  const itn = page.getByRole('textbox', { name: 'ИНН' })
  await expect.element(itn).toHaveFocus()
  const place = placeOf(itn.element())
  await itn.fill('12')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  await expect.element(page.getByText('Значение должно состоять из 10 или 12 символов')).toBeVisible()
  expect(placeOf(itn.element())).toBe(place)
  server.fail(suggest, 404, { message: 'Нет такой организации' })
  await itn.fill('7799071013')
  await expect.element(page.getByText(/введите данные вручную/)).toBeVisible()
  expect(placeOf(itn.element())).toBe(place)
  await itn.fill('500100732259')
  await expect.element(page.getByText(/^ИП с\sтаким ИНН не\sнашли/)).toBeVisible()
  expect(placeOf(itn.element())).toBe(place)
})

test('what is missing in a step of the registration is marked again after a reload, and nothing is sent', async () => {
  const server = fakeServer()
  server.answer(suggest, () => ({ name: 'ООО «Северный ветер»', itn: '7799012346' }) as never)
  await openPage('/register?utm=letter')
  await page.getByRole('textbox', { name: 'ИНН' }).fill('7799012346')
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const lastname = page.getByRole('textbox', { name: 'Фамилия' })
  await lastname.fill('Новикова')
  expect(location.search).toBe('?utm=letter&step=PERSON')
  await page.getByRole('button', { name: 'Получить код' }).click()
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  expect(location.search).toBe('?utm=letter&step=PERSON&validateGroup=PERSON')
  await openPage(`/register${location.search}`)
  await expect.element(lastname).toHaveValue('Новикова')
  await expect.element(page.getByText('Обязательное поле').first()).toBeVisible()
  expect(server.calls(register)).toEqual([])
  await page.getByRole('button', { name: 'Назад' }).click()
  await expect.element(page.getByRole('textbox', { name: 'ИНН' })).toHaveValue('7799012346')
  await expect.element(page.getByText('Обязательное поле')).not.toBeInTheDocument()
})

test('a refused sign-in moves no field, and its button is named while it is on its way', async () => {
  const server = fakeServer()
  server.fail(login, 401, { message: 'Неверный логин или пароль' })
  const release = server.hold(login)
  await openPage('/login')
  await expect.element(username()).toHaveFocus()
  const place = placeOf(username().element())
  await username().fill('+70000000003')
  await page.getByRole('textbox', { name: 'Пароль' }).fill('wrong')
  await enter().click()
  await expect.poll(() => server.calls(login).length).toBe(1)
  await expectAccessible()
  release()
  await expect.element(page.getByText('Неверный логин или пароль')).toBeVisible()
  expect(placeOf(username().element())).toBe(place)
})

test('Tab leads from the name to the password, and past nothing else', async () => {
  fakeServer()
  await openPage('/login')
  await expect.element(username()).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('textbox', { name: 'Пароль' })).toHaveFocus()
})

test('who was on the way to a page is told why signing in comes first', async () => {
  await openPage('/login?redirect=%2Fhelp')
  await expect.element(page.getByText('Войдите, и откроется нужная страница')).toBeVisible()
  await openPage('/login?redirect=%2Foffer')
  await expect.element(username()).toBeVisible()
  await expect.element(page.getByText('Войдите, и откроется нужная страница')).not.toBeInTheDocument()
})

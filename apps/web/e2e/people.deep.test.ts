import { expect, test, type Cabinet } from './support/cabinet.ts'

const DEBTOR = 'Страхование коммерческих кредитов'
const SENDER = 'Страхование заказов СДЭК'
const SELLER = 'Страхование заказов на маркетплейсе'

const CORE = 'Страховые продукты'
const DEBTOR_GROUP = ['Управление страхованием', 'Реестр отправок', 'Условия страхования']
const FINANCE_GROUP = ['Реестр поставок', 'Объекты финансирования']
const SENDER_GROUP = ['Управление страхованием', 'Реестр заказов', 'Счета на оплату', 'Условия страхования']

/** Entries of the navigation, from top to bottom; «Помощь» stands at its foot. */
const expectMenu = async (cabinet: Cabinet, ...groups: (string | string[])[]) => {
  const links = cabinet.navigation.getByRole('link')
  await expect(links).toHaveText([...groups.flat(), 'Помощь'].map((name) => new RegExp(`^${name}`)))
}

const badges = (cabinet: Cabinet, card: string, ...texts: string[]) =>
  Promise.all(texts.map((text) => expect(cabinet.card(card).getByText(text, { exact: true })).toBeVisible()))

test('P1, the owner with every product, sees all groups and connected cards', async ({ cabinet, page }) => {
  await cabinet.signIn('P1')
  await expect(page).toHaveURL('/offer')
  await expectMenu(cabinet, CORE, DEBTOR_GROUP, FINANCE_GROUP, 'Документы', SENDER_GROUP, 'Заявления')
  await expect(cabinet.navigation.getByText('Маркетплейс и СДЭК')).toBeVisible()
  await expect(page.getByText('2 пользователя ждут подтверждения')).toBeVisible()

  const debtor = cabinet.card(DEBTOR)
  await badges(cabinet, DEBTOR, 'Страхование подключено')
  await expect(debtor.getByText(/^\d\d\.\d\d\.\d{4}$/)).toBeVisible()
  await expect(debtor.getByRole('link', { name: 'Полные условия страхования' })).toHaveAttribute(
    'href',
    '/debtor/insurance-conditions',
  )
  await debtor.getByRole('link', { name: 'Управлять страхованием' }).click()
  await expect(page).toHaveURL('/debtor/insurance-management')
  await expect(page).toHaveTitle(/^\(\d+\) Управление страхованием — Коммерческие кредиты — Тихая гавань$/)
  await page.goBack()

  await badges(cabinet, SENDER, 'Аккаунт СДЭК подключен', 'Страхование подключено')
  await expect(cabinet.card(SENDER).getByText('39,00\u00a0₽')).toBeVisible()
  await badges(cabinet, SELLER, 'Аккаунт Маркетплейс подключен')
  await expect(cabinet.card(SELLER).getByRole('link', { name: 'Открыть заявления' })).toBeVisible()
  await expect(page.getByText('Действующий', { exact: true }).first()).toBeVisible()
})

test('P2, not confirmed, sees the waiting card and nothing else', async ({ cabinet, page }) => {
  await cabinet.enter('P2', '/offer')
  await expect(page.getByRole('heading', { name: 'Ожидание подтверждения' })).toBeVisible()
  await expect(page.getByText('ООО «Северный ветер»').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectMenu(cabinet, CORE)
  for (const closed of ['/settlement', '/sender/insurance-conditions', '/offer/request/1']) {
    await page.goto(closed)
    await expect(page).toHaveURL('/offer')
  }
  for (const open of ['/profile', '/help']) {
    await page.goto(open)
    await cabinet.settled()
    await expect(page).toHaveURL(open)
  }
})

test('P2 reminds the owner once a day', async ({ cabinet, page }) => {
  await cabinet.enter('P2', '/offer')
  const remind = page.getByRole('button', { name: 'Напомнить владельцу' })
  await remind.click()
  const toasts = page.getByRole('region', { name: /Уведомления/ })
  await expect(toasts.getByText('Мы отправили владельцу письмо').last()).toBeVisible()
  await expect(remind).toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(remind).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText(/^Напомнили /)).toBeVisible()
})

test('P3, a marketplace seller', async ({ cabinet, page }) => {
  await cabinet.enter('P3', '/offer')
  await expectMenu(cabinet, CORE, 'Документы', 'Заявления')
  await badges(cabinet, SELLER, 'Аккаунт Маркетплейс подключен')
  const seller = cabinet.card(SELLER)
  await seller.getByRole('button', { name: 'Возвраты и невыкупы' }).click()
  await expect(seller.getByText(/10-го числа каждого месяца система готовит черновик/)).toBeVisible()
  await page.goto('/documents')
  await expect(page.getByRole('heading', { level: 1, name: 'Документы' })).toBeVisible()
})

test('P4, a sender without an account, has a requested connection of the debtor insurance', async ({
  cabinet,
  page,
}) => {
  await cabinet.enter('P4', '/offer')
  await expectMenu(cabinet, CORE, 'Заявления')
  await badges(cabinet, SENDER, 'Аккаунт СДЭК не подключен')
  await expect(cabinet.card(SENDER).getByText(/Страхование (не )?подключено/)).toHaveCount(0)
  await expect(cabinet.card(DEBTOR).getByRole('button', { name: 'Запрошено подключение' })).toBeDisabled()

  await cabinet.card(SENDER).getByRole('button', { name: 'Подключить страхование' }).click()
  const dialog = page.getByRole('dialog', { name: 'Подключение аккаунта СДЭК' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(623)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(dialog).toBeHidden()
  await cabinet.card(SENDER).getByRole('link', { name: 'Условия страхования' }).click()
  await expect(page).toHaveURL('/sender/insurance-conditions')
})

test('P5, a sender with insurance on', async ({ cabinet }) => {
  await cabinet.enter('P5', '/offer')
  await expectMenu(cabinet, CORE, SENDER_GROUP, 'Заявления')
  await badges(cabinet, SENDER, 'Аккаунт СДЭК подключен', 'Страхование подключено')
  const card = cabinet.card(SENDER)
  await expect(card.getByRole('link', { name: 'Управлять страхованием' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Подключить страхование' })).toHaveCount(0)
})

test('P6, a debtor client whose organization has no finance module', async ({ cabinet, page }) => {
  await cabinet.enter('P6', '/offer')
  await expectMenu(cabinet, CORE, DEBTOR_GROUP, 'Заявления')
  await badges(cabinet, DEBTOR, 'Страхование подключено')
  await expect(page.getByRole('heading', { name: 'Финансирование' })).toHaveCount(0)
  for (const closed of ['/deliveries', '/financing', '/offer/request/1']) {
    await page.goto(closed)
    await expect(page).toHaveURL('/offer')
    await cabinet.settled()
  }
  await page.goto('/debtor')
  await expect(page).toHaveURL('/debtor/insurance-conditions')
})

test('P7, a finance client, sees every state of offer, request and agreement', async ({ cabinet, page }) => {
  await cabinet.enter('P7', '/offer')
  await expectMenu(cabinet, CORE, FINANCE_GROUP, 'Заявления')
  const meridian = cabinet.financeCards('АО «Банк Меридиан»')
  await expect(meridian.first().getByText('Действующий')).toBeVisible()
  await expect(meridian.first().getByText(/ФД-77\/2026-018/)).toBeVisible()
  await expect(meridian.first().getByText('15\u00a0000\u00a0000\u00a0₽').first()).toBeVisible()
  await expect(page.getByText('Недействительный')).toBeVisible()
  await expect(
    cabinet
      .financeCards('ООО «Волжский факторинговый банк»')
      .getByText(
        'Заявка на рассмотрении. Время рассмотрения заявки занимает от 5 до 14 рабочих дней. Мы сообщим о решении банка по почте.',
      ),
  ).toBeVisible()
  await expect(
    page.getByText('Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.'),
  ).toBeVisible()
  const refused = cabinet.financeCards('ПАО «Берег Банк»')
  await expect(refused.getByText('Заявка отклонена. Вы можете попробовать позже.')).toBeVisible()
  await expect(refused.getByText('Недостаточный срок деятельности с покупателями')).toBeVisible()
  await expect(
    meridian.filter({ hasText: 'Финансирование заказов' }).getByRole('link', { name: 'Продолжить заполнять заявку' }),
  ).toBeVisible()
  await expect(page.getByText('Ставка может измениться после заключения договора.').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'годовых' })).toHaveCount(5)
  await expect(meridian.first().getByRole('img')).toHaveCount(0)
  await expect(meridian.first().locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml/)
})

test('P7 files a request and continues it later', async ({ cabinet, page }) => {
  await cabinet.enter('P7', '/offer')
  const credit = cabinet.financeCards('ПАО «Северный капитал»').filter({ hasText: 'Кредитная линия' })
  await credit.getByRole('button', { name: 'Подать заявку' }).click()
  await expect(page).toHaveURL(/\/offer\/request\/[0-9a-f-]{36}$/)
  await page.goto('/offer')
  await expect(credit.getByRole('link', { name: 'Продолжить заполнять заявку' })).toBeVisible()
})

test('P8, platform staff, sees everything and the developer panel', async ({ cabinet, page }) => {
  await cabinet.enter('P8', '/dev')
  await expect(page).toHaveURL('/dev')
  await expectMenu(
    cabinet,
    CORE,
    DEBTOR_GROUP,
    FINANCE_GROUP,
    'Документы',
    SENDER_GROUP,
    'Заявления',
    'Обзор платформы',
    'Организации',
    'Обращения',
    'Страховщики',
    'Предложения страхования',
    'Банки',
    'Договоры и цены СДЭК',
    'Кто решает заявления',
    'Партнёры',
    'Банковская выписка',
    'Новости о продуктах',
    'Панель разработчика',
  )
  await expect(page.getByText(/core, debtor, finance, seller, sender, claim/)).toBeVisible()
})

test('P9, a sender whose account is broken', async ({ cabinet, page }) => {
  await cabinet.enter('P9', '/offer')
  const card = cabinet.card(SENDER)
  await expect(card.getByText('Ошибка подключения к аккаунту СДЭК. Загрузка заказов остановлена.')).toBeVisible()
  await expect(card.getByText('Неверный идентификатор или секретный ключ')).toBeVisible()
  await badges(cabinet, SENDER, 'Страхование не подключено')
  await expect(card.getByRole('link', { name: 'Подключить страхование' })).toHaveAttribute(
    'href',
    '/sender/insurance-conditions?insurance=applying',
  )
  await card.getByRole('link', { name: 'Перейти в настройки' }).click()
  await expect(page).toHaveURL('/sender/insurance-management')
})

test('P10, a newcomer without offers', async ({ cabinet, page }) => {
  await cabinet.enter('P10', '/offer')
  await expectMenu(cabinet, CORE, 'Заявления')
  await expect(page.getByText('Для вас нет предложений в данный момент')).toBeVisible()
  await badges(cabinet, DEBTOR, 'Страхование не подключено')
  await badges(cabinet, SELLER, 'Нет доступа')
  await expect(cabinet.card(DEBTOR).getByText('-', { exact: true })).toBeVisible()
  await cabinet.card(DEBTOR).getByRole('button', { name: 'Подключить страхование' }).click()
  const dialog = page.getByRole('dialog', { name: 'Нет доступных предложений' })
  await expect(dialog.getByText('Попробуйте ещё раз позже')).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBe(420)
  await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
  await expect(dialog).toBeHidden()
})

test('P11, an ordinary user of an insured organization, gets no role by opening a page: the owner gives it', async ({
  cabinet,
  page,
}) => {
  const granting: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v1/debtor/insurance/user/role')) granting.push(request.method())
  })
  const headers = await cabinet.signInQuietly('P11')
  const roles = async () => {
    const response = await page.request.get('/api/v1/user', { headers })
    return ((await response.json()) as { roles: { id: string; isDeleted: boolean }[] }).roles
      .filter(({ isDeleted }) => !isDeleted)
      .map(({ id }) => id)
  }
  const before = await roles()
  expect(before).not.toContain('DEBTOR')
  await page.goto('/offer', { waitUntil: 'networkidle' })
  // The state of the insurance has come: that was what the role was asked for at once.
  await badges(cabinet, DEBTOR, 'Страхование подключено')
  await page.goto('/attention', { waitUntil: 'networkidle' })
  expect(granting).toEqual([])
  expect(await roles()).toEqual(before)
  await expect(cabinet.navigation.getByText('Коммерческие кредиты')).toBeHidden()
})

test('P11 finds the insurance of the organization among its products, and who lets them in', async ({
  cabinet,
  page,
}) => {
  await cabinet.enter('P11', '/offer')
  const card = page.getByRole('region', { name: 'Ваши продукты' }).getByRole('article', { name: DEBTOR })
  await card.getByRole('button', { name: 'Подключить страхование' }).focus()
  await expect(page.getByRole('tooltip')).toHaveText(/Доступ к нему открывает владелец кабинета/)
})

test('P11, an ordinary user, has no buttons of the administrator', async ({ cabinet, page }) => {
  await cabinet.enter('P11', '/offer')
  await expectMenu(cabinet, CORE, SENDER_GROUP, 'Заявления')
  await expect(page.getByText('ждут подтверждения')).toHaveCount(0)
  await badges(cabinet, SENDER, 'Страхование подключено')
})

test('P12 must change the password first', async ({ cabinet, page }) => {
  await page.goto('/login?redirect=%2Fprofile')
  await cabinet.fillSignIn('+70000000012', 'Demo-2026!')
  await expect(page).toHaveURL('/create-password')
  await expect(page.getByRole('heading', { level: 1, name: 'Новый пароль' })).toBeVisible()
  // Not even the frame of a page that they cannot have is shown before the scripts are there.
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto('/offer')
  await expect(page.locator('.frame')).toBeHidden()
  await page.unroute('**/assets/**/*.js')
  await page.goto('/offer')
  await expect(page).toHaveURL('/create-password')
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page).toHaveURL('/login')
  await cabinet.fillSignIn('+70000000012', 'Demo-2026!')
  const field = (name: string) => page.getByRole('textbox', { name })
  for (const name of ['Новый пароль', 'Повторите пароль']) await field(name).fill('Demo-2026!')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByText('Новый пароль должен отличаться от прежнего')).toBeVisible()
  for (const name of ['Новый пароль', 'Повторите пароль']) await field(name).fill('Demo-2027!')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page).toHaveURL('/offer')
  await expect(page.getByRole('heading', { level: 1, name: 'Страховые продукты' })).toBeVisible()
})

test('P3 applies for the commercial-credit insurance, which its insurer offers', async ({ cabinet, page }) => {
  await cabinet.enter('P3', '/offer')
  const card = cabinet.card(DEBTOR)
  await card.getByRole('button', { name: 'Подключить страхование' }).click()
  const dialog = page.getByRole('dialog', { name: 'Заявка на страхование' })
  expect((await dialog.boundingBox())?.width).toBe(420)
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog.getByText('Отметьте это поле')).toHaveCount(2)
  await dialog.getByText('Ознакомлен с правилами страхования').click()
  await dialog.getByText('Согласен передать страховщику').click()
  await dialog.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: 'Запрошено подключение' })).toBeDisabled()
})

import type { InputRow } from './input-row.ts'

const mobile = ['+7 916 123-45-67', '+79161234567'] as const
const moscow = ['+7 495 123-45-67', '+74951234567'] as const
const petersburg = ['+7 812 123-45-67', '+78121234567'] as const
const free = ['+7 800 123-45-67', '+78001234567'] as const
const unread = 'Не удалось прочитать номер. Введите +7 и десять цифр'
const onlyRussian = 'Нужен российский номер: +7 и десять цифр'
const short = 'В номере не хватает цифры. Начните его с +7'
const long = 'Лишние символы: нужно не больше 10, введено 11'

export const phones: readonly InputRow<string>[] = [
  ['typed', '89161234567', ...mobile],
  ['typed', '8 916 123-45-67', ...mobile],
  ['typed', '8(916)1234567', ...mobile],
  ['typed', '79161234567', ...mobile],
  ['typed', '7 916 123 45 67', ...mobile],
  ['typed', '+79161234567', ...mobile],
  ['typed', '+7 (916) 123-45-67', ...mobile],
  ['typed', '9161234567', ...mobile],
  ['typed', '(916) 123-45-67', ...mobile],
  ['typed', '+7 89161234567', ...mobile],
  ['typed', '8 495 123-45-67', ...moscow],
  ['typed', '84951234567', ...moscow],
  ['typed', '8 (495) 123-45-67', ...moscow],
  ['typed', '4951234567', ...moscow],
  ['typed', '+74951234567', ...moscow],
  ['typed', '88121234567', ...petersburg],
  ['typed', '8 812 123-45-67', ...petersburg],
  ['typed', '8121234567', ...petersburg],
  ['typed', '(812) 123-45-67', ...petersburg],
  ['typed', '+7 812 123-45-67', ...petersburg],
  ['typed', '+7 8 812 123-45-67', ...petersburg],
  ['typed', '8 800 123-45-67', ...free],
  ['typed', '88001234567', ...free],
  ['typed', '8001234567', ...free],
  ['typed', '8 351 234-56-78', '+7 351 234-56-78', '+73512345678'],
  // A digit short of the one above, or Cheboksary without its 8: nobody can tell.
  ['typed', '8351234567', '8 351 234-56-7', '+7351234567', short],
  ['typed', '8 499', '+7 499', '+7499'],
  ['typed', '91612345678', '+7 916 123-45-678', '+791612345678', long],
  ['typed', '+7 495 123-45-678', '+7 495 123-45-678', '+749512345678', long],
  ['typed', '+375 29 123-45-67', '+375 291 234 567', '+375291234567', onlyRussian],
  ['typed', '+998901234567', '+998 901 234 567', '+998901234567', onlyRussian],
  ['typed', '+1 202 555 0143', '+1 202 555 0143', '+12025550143', onlyRussian],
  ['typed', '+', '+', '', unread],
  ['typed', '8а9б1в61234567', ...mobile],
  ['pasted', '89161234567', ...mobile],
  ['pasted', '8 (916) 123-45-67', ...mobile],
  ['pasted', '+7\u00a0916\u00a0123\u201145\u201167', ...mobile],
  ['pasted', 'тел.: 8-916-123-45-67, Анна', ...mobile],
  ['pasted', '８９１６１２３４５６７', ...mobile],
  ['pasted', '8 495 123-45-67', ...moscow],
  ['pasted', '(495) 123-45-67', ...moscow],
  ['pasted', '88121234567', ...petersburg],
  ['pasted', '812 123-45-67', ...petersburg],
  ['pasted', '8121234567', ...petersburg],
  ['pasted', '8 495 123-45-6', '8 495 123-45-6', '+7495123456', short],
  ['pasted', '8 916 123-45-67 доб. 123', '8 916 123-45-67 доб. 123', '8 916 123-45-67 доб. 123', unread],
  [
    'pasted',
    '8 916 123-45-67, 8 916 765-43-21',
    '8 916 123-45-67, 8 916 765-43-21',
    '8 916 123-45-67, 8 916 765-43-21',
    unread,
  ],
  ['pasted', '+375 29 123-45-67', '+375 291 234 567', '+375291234567', onlyRussian],
  ['pasted', '00375291234567', '+375 291 234 567', '+375291234567', onlyRussian],
  ['pasted', '8 10 375 29 123-45-67', '+375 291 234 567', '+375291234567', onlyRussian],
  ['pasted', '375291234567', '375291234567', '375291234567', unread],
  ['pasted', '8 916 1Z3-45-67', '8 916 1Z3-45-67', '8 916 1Z3-45-67', unread],
  ['pasted', 'нет', 'нет', 'нет', unread],
  ['filled', '+79161234567', ...mobile],
  ['filled', '+7 (495) 123-45-67', ...moscow],
  ['filled', '88121234567', ...petersburg],
  ['filled', '+4915112345678', '+49 151 123 456 78', '+4915112345678', onlyRussian],
  ['composed', '８９１６１２３４５６７', ...mobile],
  ['composed', '９１６', '+7 916', '+7916'],
  ['edited', '9161234568{Backspace}7', ...mobile],
  ['edited', '9161234567{Home}{Delete}{Delete}{End}', ...mobile],
  ['edited', '91612345{ArrowLeft>3/}0{Backspace}{End}67', ...mobile],
  ['edited', '8495123456{Backspace}67', ...moscow],
  ['undone', '9161234567{Backspace}{Control>}z{/Control}', ...mobile],
  ['undone', '84951234567{Backspace}{Backspace}{Control>}z{/Control}{Control>}z{/Control}', ...moscow],
]

const noCode = 'Начните номер с +7 или с + и кода страны'

/** With `isInternational`. */
export const foreignPhones: readonly InputRow<string>[] = [
  ['typed', '+375 29 123-45-67', '+375 291 234 567', '+375291234567'],
  ['typed', '+998901234567', '+998 901 234 567', '+998901234567'],
  ['typed', '+77011234567', '+7 701 123-45-67', '+77011234567'],
  ['typed', '+86 138 0013 8000', '+86 138 001 380 00', '+8613800138000'],
  ['typed', '89161234567', ...mobile],
  ['typed', '8 495 123-45-67', ...moscow],
  ['pasted', '+49 (151) 12345678', '+49 151 123 456 78', '+4915112345678'],
  ['pasted', '00375291234567', '+375 291 234 567', '+375291234567'],
  ['pasted', '375291234567', '375291234567', '375291234567', noCode],
  ['pasted', '+1234567890123456', '+1234567890123456', '+1234567890123456', noCode],
  ['filled', '+12025550143', '+1 202 555 0143', '+12025550143'],
]

import type { InputRow } from './input-row.ts'

const characters = 'Не удалось прочитать. Уберите лишние символы'
const long = (most: number, found: number): string => `Лишние символы: нужно не больше ${most}, введено ${found}`
const same = (text: string) => [text, text] as const

export const codes: readonly InputRow<string>[] = [
  ['typed', '123456', ...same('123456')],
  ['typed', '1234567', ...same('1234567'), long(6, 7)],
  ['pasted', 'Код: 123-456', ...same('123456')],
  ['pasted', '123456 и 654321', ...same('123456 и 654321'), characters],
  ['filled', '123456', ...same('123456')],
  ['edited', '12345{Home}0', ...same('012345')],
  ['undone', '123456{Backspace}{Control>}z{/Control}', ...same('123456')],
]

const address = ['anna.k@example.ru', 'anna.k@example.ru'] as const
const noAddress = 'Проверьте адрес: он выглядит как имя@домен.ру'

export const addresses: readonly InputRow<string>[] = [
  ['typed', 'anna.k@example.ru', ...address],
  ['typed', 'anna.k@example', ...same('anna.k@example'), noAddress],
  ['typed', 'Anna.K@Example.ru', ...same('Anna.K@Example.ru')],
  ['pasted', ' anna.k@example.ru\n', ...address],
  ['pasted', 'mailto:anna.k@example.ru', ...address],
  ['pasted', 'Анна К. <anna.k@example.ru>', ...address],
  ['pasted', 'anna.k@example.ru, oleg@example.ru', ...same('anna.k@example.ru, oleg@example.ru'), noAddress],
  ['filled', 'anna.k@example.ru ', ...address],
  ['composed', 'ａｎｎａ．ｋ＠ｅｘａｍｐｌｅ．ｒｕ', ...address],
  ['edited', 'anna.@example.ru{ArrowLeft>11/}k', ...address],
  ['undone', 'anna.k@example.ru{Backspace}{Control>}z{/Control}', ...address],
]

/** `RestrictedField` of at most eight Latin capitals and digits. */
export const restricted: readonly InputRow<string>[] = [
  ['typed', 'ab12', ...same('AB12')],
  ['typed', 'ab-12', ...same('AB12')],
  ['typed', 'AB12CD345', ...same('AB12CD345'), long(8, 9)],
  ['pasted', '№ ab-12', ...same('AB12')],
  ['pasted', 'AB12/CD34', ...same('AB12/CD34'), characters],
  ['pasted', 'АВ12', ...same('АВ12'), characters],
  ['pasted', 'AB12CD34EF', ...same('AB12CD34EF'), long(8, 10)],
  ['filled', 'ab 12', ...same('AB12')],
  ['filled', 'договор 12', ...same('договор 12'), characters],
  ['composed', '１２', ...same('12')],
  ['edited', 'AB12{Home}{Delete}C', ...same('CB12')],
  ['undone', 'AB12{Backspace}{Control>}z{/Control}', ...same('AB12')],
]

/** `TextField` of at most ten characters: what is over is the person's to shorten. */
export const short: readonly InputRow<string>[] = [
  ['typed', 'Договор 12', ...same('Договор 12')],
  ['typed', 'Договор 123', ...same('Договор 123'), long(10, 11)],
  ['pasted', '45 10 123456', ...same('45 10 123456'), long(10, 12)],
  ['filled', 'Договор поставки', ...same('Договор поставки'), long(10, 16)],
  ['composed', 'Договор', ...same('Договор')],
  ['edited', 'Договор 123{Backspace}', ...same('Договор 12')],
  ['undone', 'Договор 12{Backspace}{Control>}z{/Control}', ...same('Договор 12')],
]

import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'

const { bik, driverLicence, email, inn, kpp, mobilePhone, ogrn, passport } = library

type Read = (text: string) => { readonly value?: string | undefined }

describe('words around a number', () => {
  test.each<readonly [parse: Read, text: string, value: string | undefined]>([
    [inn.parse, 'ПАО Сбербанк ИНН 7707083893', '7707083893'],
    [inn.parse, 'ИНН 7707083893 (ПАО Сбербанк)', '7707083893'],
    [inn.parse, 'ИНН7707083893КПП773601001', '7707083893'],
    [kpp.parse, 'ИНН7707083893КПП773601001', '773601001'],
    [inn.parse, 'ООО «Ромашка», ИНН 7707083893, КПП 773601001', '7707083893'],
    [kpp.parse, 'ООО «Ромашка», ИНН 7707083893, КПП 773601001', '773601001'],
    [email.parse, 'почта.ивана@mail.example', undefined],
    [library.internationalEmail.parse, ' почта1@почта.рф;', 'почта1@почта.рф'],
    [inn.parse, '="7707083893"', '7707083893'],
    [inn.parse, '7707083893.0', '7707083893'],
    [ogrn.parse, 'ОГРН № 1027700132195 от 16.08.2002', '1027700132195'],
    [ogrn.parse, 'ОГРН/ОГРНИП 1027700132195', '1027700132195'],
    [bik.parse, 'БИК: 044525225 в ПАО Сбербанк', '044525225'],
    [email.parse, 'email: a@mail.example; c@mail.example', 'a@mail.example'],
    [passport.parse, 'паспорт гражданина РФ серия 4510, номер 123456', '4510123456'],
    [passport.parse, 'Серия: 45 10 Номер: 123456', '4510123456'],
    [driverLicence.parse, 'серия 9901 номер 123456', '9901123456'],
    [driverLicence.parse, 'водительские права 9901 № 123456', '9901123456'],
    [mobilePhone.parse, 'тел./факс 8 495 123 45 67', '+74951234567'],
    [mobilePhone.parse, 'т. 8 495 123 45 67', '+74951234567'],
    // The label of another kind, two values, two cells, and digits that a table has rounded away.
    [library.okato.parse, 'ОКАТО 45ЗЗЗ, ИНН 7707083893', '45333'],
    [library.okved.parse, 'за товар, ОКВЭД 62,01', '62.01'],
    [library.okved.parse, '62, 63', undefined],
    [library.swift.parse, 'BIC SABRRUMM', 'SABRRUMM'],
    [library.swift.parse, 'BIC NIRDRUZ0', 'NIRDRUZ0'],
    [inn.parse, 'ОГРН 7707083893', undefined],
    [inn.parse, 'ИНН 7707083893, ИНН 7736050003', undefined],
    [inn.parse, 'заказ 7707083893', undefined],
    [inn.parse, '7707083893 шт', undefined],
    [passport.parse, 'серия 4510\nномер 123456', undefined],
    [inn.parse, '7,70708E+09', undefined],
    [inn.parse, '5.00101E+11', undefined],
    [ogrn.parse, '1,0277E+12', undefined],
    [kpp.parse, '7.73601E+08', undefined],
    [mobilePhone.parse, '7,91612E+10', undefined],
  ])('%#', (parse, text, value) => expect([text, parse(text).value]).toEqual([text, value]))

  const twins: Readonly<Record<string, string>> = {
    А: 'A',
    В: 'B',
    Е: 'E',
    К: 'K',
    М: 'M',
    Н: 'H',
    О: 'O',
    Р: 'P',
    С: 'C',
    Т: 'T',
    У: 'Y',
  }
  const account = (text: string) => library.settlementAccount.parse(text, '044525225')
  const correspondent = (text: string) => library.correspondentAccount.parse(text, '044525225')

  test.each<readonly [label: string, parse: Read, value: string]>([
    ['ИНН', inn.parse, '7707083893'],
    ['КПП', kpp.parse, '773601001'],
    ['ОГРН', ogrn.parse, '1027700132195'],
    ['БИК', bik.parse, '044525225'],
    ['СНИЛС', library.snils.parse, '11223344595'],
    ['ОКПО', library.okpo.parse, '57972160'],
    ['ОКТМО', library.oktmo.parse, '45382000'],
    ['ОКАТО', library.okato.parse, '45286570000'],
    ['КБК', library.kbk.parse, '18210102010011000110'],
    ['УИН', library.uin.parse, '18810577260848002037'],
    ['Р/С', account, '40702810938000000001'],
    ['К/С', correspondent, '30101810400000000225'],
  ])('each letter of «%s» may be a Latin one that looks like it', (label, parse, value) => {
    for (const [place, letter] of [...label].entries()) {
      const text = `${label.slice(0, place)}${twins[letter] ?? letter}${label.slice(place + 1)} ${value}`
      expect([text, parse(text).value, parse(`за товар, ${text}`).value]).toEqual([text, value, value])
    }
  })

  test.each<readonly [text: string, extension: string | undefined]>([
    ['+7 916 123-45-67 доб. 12', '12'],
    ['+7 916 123-45-67, добавочный: 305', '305'],
    ['+7 916 123-45-67 внутр. номер 7', '7'],
    ['8(916)1234567д.12', '12'],
    ['tel:+7-916-123-45-67;ext=12', '12'],
    ['+7 916 123-45-67', undefined],
  ])('the extension of %s is kept apart', (text, extension) => {
    const read = mobilePhone.parse(text)
    expect([read.value, read.extension]).toEqual(['+79161234567', extension])
  })
})

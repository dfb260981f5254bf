import type { InputRow } from './input-row.ts'

const characters = 'Не удалось прочитать. Уберите лишние символы'
const long = (most: number, found: number): string => `Лишние символы: нужно не больше ${most}, введено ${found}`
const same = (text: string) => [text, text] as const

export const taxpayers: readonly InputRow<string>[] = [
  ['typed', '7707083893', ...same('7707083893')],
  ['typed', '500100732259', ...same('500100732259')],
  ['typed', '77 07 083893', ...same('7707083893')],
  ['typed', '770708389', ...same('770708389')],
  ['typed', '77070я83893', ...same('7707083893')],
  ['typed', '5001007322591', ...same('5001007322591'), long(12, 13)],
  ['pasted', '7707083893 / 770701001', ...same('7707083893 / 770701001'), characters],
  ['pasted', '7707083893/770701001', ...same('7707083893/770701001'), characters],
  ['pasted', '7707083893, 770701001', ...same('7707083893, 770701001'), characters],
  ['pasted', 'ИНН: 7707083893', ...same('7707083893')],
  ['pasted', 'ИНН 7707083893, г. Москва', ...same('7707083893')],
  // Its name in Latin letters, as accounts of other systems have it; other letters belong to another document.
  ['pasted', 'INN7707083893', ...same('7707083893')],
  ['pasted', 'IN7707083893', ...same('IN7707083893'), characters],
  ['pasted', ' 7707 083 893\n', ...same('7707083893')],
  ['pasted', '７７０７０８３８９３', ...same('7707083893')],
  ['pasted', '77O7083893', ...same('77O7083893'), characters],
  ['pasted', 'неизвестен', ...same('неизвестен'), characters],
  ['filled', 'ИНН 7707083893', ...same('7707083893')],
  ['filled', '7707083893770701001', ...same('7707083893770701001'), long(12, 19)],
  ['composed', '７７０７', ...same('7707')],
  ['edited', '770708389{ArrowLeft>2/}5{Backspace}{End}3', ...same('7707083893')],
  ['edited', '5001007322591{Backspace}', ...same('500100732259')],
  ['undone', '7707083893{Backspace}{Control>}z{/Control}', ...same('7707083893')],
]

export const registrations: readonly InputRow<string>[] = [
  ['typed', '1027700132195', ...same('1027700132195')],
  ['typed', '304500116000157', ...same('304500116000157')],
  ['typed', '3045001160001578', ...same('3045001160001578'), long(15, 16)],
  ['pasted', 'ОГРН 1 02 77 00 13219 5', ...same('1027700132195')],
  ['pasted', 'ОГРНИП: 304500116000157', ...same('304500116000157')],
  ['pasted', 'OGRN1027700132195', ...same('1027700132195')],
  ['pasted', '1027700132195 от 16.08.2002', ...same('1027700132195 от 16.08.2002'), characters],
  ['filled', '1027700132195', ...same('1027700132195')],
  ['composed', '１０２７', ...same('1027')],
  ['edited', '1027700132194{Backspace}5', ...same('1027700132195')],
  ['undone', '1027700132195{Backspace}{Control>}z{/Control}', ...same('1027700132195')],
]

export const reasons: readonly InputRow<string>[] = [
  ['typed', '770701001', ...same('770701001')],
  ['typed', '7736ab001', ...same('7736AB001')],
  ['typed', '7736АВ001', ...same('7736AB001')],
  ['typed', '7736ж01001', ...same('773601001')],
  ['typed', '7707010015', ...same('7707010015'), long(9, 10)],
  ['pasted', 'КПП 770701001', ...same('770701001')],
  ['pasted', '7707 01 001', ...same('770701001')],
  ['pasted', '7707083893/770701001', ...same('7707083893/770701001'), characters],
  ['pasted', '7707Ы1001', ...same('7707Ы1001'), characters],
  ['filled', 'КПП: 770701001', ...same('770701001')],
  ['composed', '７７０７', ...same('7707')],
  ['edited', '770701001{Home}5{Backspace}', ...same('770701001')],
  ['undone', '7736AB001{Backspace}{Control>}z{/Control}', ...same('7736AB001')],
]

export const banks: readonly InputRow<string>[] = [
  ['typed', '044525225', ...same('044525225')],
  ['typed', '04 4525 225', ...same('044525225')],
  ['typed', '0445252259', ...same('0445252259'), long(9, 10)],
  ['pasted', 'БИК 044525225', ...same('044525225')],
  ['pasted', 'БИК: 04-4525-225', ...same('044525225')],
  ['pasted', '044525225, 30101810400000000225', ...same('044525225, 30101810400000000225'), characters],
  ['filled', '044525225', ...same('044525225')],
  ['composed', '０４４', ...same('044')],
  ['edited', '044525224{Backspace}5', ...same('044525225')],
  ['undone', '044525225{Backspace}{Control>}z{/Control}', ...same('044525225')],
]

const account = ['40702 810 7 9999 0000003', '40702810799990000003'] as const

export const accounts: readonly InputRow<string>[] = [
  ['typed', '40702810799990000003', ...account],
  ['typed', '40702 810 7 9999 0000003', ...account],
  ['typed', '407028107999900000035', '40702 810 7 9999 00000035', '407028107999900000035', long(20, 21)],
  ['pasted', 'р/с 40702810799990000003 в банке', ...account],
  ['pasted', '407.02.810.7.9999.0000003', ...account],
  ['pasted', '4070281079999000000З', ...same('4070281079999000000З'), characters],
  ['pasted', '40702810A99990000003', ...same('40702810A99990000003'), characters],
  [
    'pasted',
    '40702810799990000003 30101810400000000225',
    '40702810799990000003 30101810400000000225',
    '4070281079999000000330101810400000000225',
    long(20, 40),
  ],
  ['filled', '40702810799990000003', ...account],
  ['composed', '４０７０２', '40702', '40702'],
  ['edited', '4070281079999000000{Home}{Delete}4{End}3', ...account],
  ['undone', '40702810799990000003{Backspace}{Control>}z{/Control}', ...account],
]

const passport = ['45 10 123456', '4510123456'] as const

export const passports: readonly InputRow<string>[] = [
  ['typed', '4510123456', ...passport],
  ['typed', '45 10 123456', ...passport],
  ['typed', '4510 № 123456', ...passport],
  // Of another country: its letters stay, and are told of.
  ['pasted', 'AB1234567', 'AB1234567', 'AB1234567', characters],
  ['typed', '45101234567', '45 10 1234567', '45101234567', long(10, 11)],
  ['pasted', 'серия 45 10 № 123456', ...passport],
  ['pasted', 'серия 4510 номер 123456', '45 10 123456', '4510123456'],
  ['pasted', '4510-123456', ...passport],
  [
    'pasted',
    '4510 123456 выдан 01.02.2010',
    '4510 123456 выдан 01.02.2010',
    '4510 123456 выдан 01.02.2010',
    characters,
  ],
  ['filled', '4510 123456', ...passport],
  ['composed', '４５１０', '45 10', '4510'],
  ['edited', '4510123456{ArrowLeft>6/}{Backspace}0', ...passport],
  ['undone', '4510123456{Backspace}{Control>}z{/Control}', ...passport],
]

const insurance = ['123-456-789 64', '12345678964'] as const

export const insured: readonly InputRow<string>[] = [
  ['typed', '12345678964', ...insurance],
  ['typed', '123-456-789 64', ...insurance],
  ['typed', '123456789645', '123-456-789 645', '123456789645', long(11, 12)],
  ['pasted', 'СНИЛС 123-456-789-64', ...insurance],
  ['pasted', '123 456 789 64', ...insurance],
  ['pasted', '123-456-789 6Ч', ...same('123-456-789 6Ч'), characters],
  ['filled', '12345678964', ...insurance],
  ['composed', '１２３４', '123-4', '1234'],
  ['edited', '12345678{Home}{Delete}1{End}964', ...insurance],
  ['undone', '12345678964{Backspace}{Control>}z{/Control}', ...insurance],
]

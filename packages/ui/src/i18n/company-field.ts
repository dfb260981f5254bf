import { defineWords } from './define-words.ts'

export const companyFieldWords = defineWords(
  {
    name: 'Название',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН',
    address: 'Адрес',
    placeholder: 'ИНН или название',
  },
  {
    name: 'Name',
    inn: 'INN',
    kpp: 'KPP',
    ogrn: 'OGRN',
    address: 'Address',
    placeholder: 'INN or name',
  },
)

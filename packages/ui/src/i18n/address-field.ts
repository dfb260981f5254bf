import { defineWords } from './define-words.ts'

export const addressFieldWords = defineWords(
  {
    postalCode: 'Индекс',
    region: 'Регион',
    city: 'Город или населённый пункт',
    street: 'Улица',
    house: 'Дом',
    flat: 'Квартира или офис',
    housePrefix: 'д.',
    flatPrefix: 'кв.',
    placeholder: 'Город, улица, дом',
  },
  {
    postalCode: 'Postal code',
    region: 'Region',
    city: 'City or settlement',
    street: 'Street',
    house: 'House',
    flat: 'Flat or office',
    housePrefix: '',
    flatPrefix: 'flat',
    placeholder: 'City, street, house',
  },
)

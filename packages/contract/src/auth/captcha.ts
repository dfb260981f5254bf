/** Where the widget of the bot check comes from, whatever address the server asks about its tokens. */
export const captchaOrigins = ['https://smartcaptcha.cloud.yandex.ru', 'https://smartcaptcha.yandexcloud.net'] as const

import type { accountMails as source } from '../en-US/account-mails.ts'

/** `en-US/account-mails.ts` in Portuguese. */
export const accountMails = {
  'accounts.mail_greeting': 'Olá, {name},',
  'accounts.mail_verify.subject': 'Confirme seu endereço',
  'accounts.mail_verify.text':
    'Uma conta no Portico foi aberta com este endereço. Abra o link para confirmar que ele é seu; depois você pode publicar o que construir.',
  'accounts.mail_verify.action': 'Confirmar endereço',
  'accounts.mail_verify.foot':
    'O link vale por sete dias. Se você não abriu uma conta, não precisa fazer nada: sem sua confirmação, nada é publicado em seu nome.',
  'accounts.mail_reset.subject': 'Escolha uma nova senha',
  'accounts.mail_reset.text': 'Com este link você escolhe uma nova senha para sua conta no Portico.',
  'accounts.mail_reset.action': 'Escolher senha',
  'accounts.mail_reset.foot':
    'Ele vale uma vez, por {hours, plural, =1 {uma hora} one {# hora} many {# de horas} other {# horas}}. Se você não pediu, ignore esta mensagem: sua senha continua como está.',
  'accounts.mail_known.subject': 'Você já tem uma conta',
  'accounts.mail_known.text':
    'Alguém, provavelmente você, digitou este endereço para abrir uma conta ou para mudar uma para ele. Ele já tem uma conta no Portico: basta entrar.',
  'accounts.mail_known.action': 'Entrar',
  'accounts.mail_known.foot':
    'Se você não sabe sua senha, escolha uma nova: {link}. Se não foi você, nada aconteceu, e ninguém ficou sabendo que você tem uma conta.',
  'accounts.mail_opened.subject': 'Uma conta foi aberta com seu endereço',
  'accounts.mail_opened.text':
    'Uma conta foi aberta com este endereço pelo convite que foi enviado a ele. Se foi você, não há nada a fazer.',
  'accounts.mail_opened.foot':
    'Se não foi você, a conta é sua com uma senha sua: {link}. Assim, quem a abriu é desconectado.',
  'accounts.mail_change_from.subject': 'Você concorda com um novo endereço?',
  'accounts.mail_change_from.text':
    'Sua conta no Portico vai mudar deste endereço para {email}. Abra o link para concordar. A mensagem ao novo endereço tem seu próprio link.',
  'accounts.mail_change_from.foot':
    'O link vale por um dia. Se não foi você que pediu, não o abra e mude sua senha: alguém esteve na sua conta.',
  'accounts.mail_change_to.subject': 'Confirme seu novo endereço',
  'accounts.mail_change_to.text':
    'Uma conta no Portico vai mudar para este endereço. Abra o link para concordar. A mensagem ao endereço atual tem seu próprio link.',
  'accounts.mail_change_to.foot':
    'O link vale por um dia. Se isto não tem a ver com você, não precisa fazer nada.',
  'accounts.mail_change.action': 'Concordar com a mudança',
  'accounts.mail_device.subject': 'Nova entrada na sua conta',
  'accounts.mail_device.text':
    'Alguém entrou na sua conta ({at}) por um navegador que não conhecíamos: {device}, {ip}.',
  'accounts.mail_device.action': 'Ver suas sessões',
  'accounts.mail_device.foot': 'Se foi você, está tudo bem. Se não, encerre essa sessão e mude sua senha.',
  'accounts.mail_security.subject':
    '{change, select, password {Sua senha foi alterada} email {Seu endereço foi alterado} second_factor_on {Segundo fator ativado} second_factor_off {Segundo fator desativado} passkey_added {Uma chave de acesso foi adicionada} passkey_removed {Uma chave de acesso foi removida} other {Sua conta foi excluída}}',
  'accounts.mail_security.text':
    '{change, select, password {A senha da sua conta no Portico foi alterada} email {Sua conta no Portico mudou para outro endereço} second_factor_on {Sua conta no Portico agora pede um código além da senha} second_factor_off {Sua conta no Portico não pede mais um código além da senha} passkey_added {Uma chave de acesso foi adicionada à sua conta no Portico} passkey_removed {Uma chave de acesso foi removida da sua conta no Portico} other {Sua conta no Portico foi excluída, como você pediu}} ({at}).',
  'accounts.mail_security.action': 'Ver sua conta',
  'accounts.mail_security.foot': 'Se não foi você, escolha uma nova senha agora mesmo: {link}.',
} as const satisfies Partial<Record<keyof typeof source, string>>

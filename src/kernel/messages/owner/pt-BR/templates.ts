/** What the templates are, as their chooser tells it. */
export const templates = {
  'template.category.food': 'Gastronomia',
  'template.category.music': 'Música',
  'template.category.portfolio': 'Portfólio',
  'template.category.services': 'Serviços',
  'template.category.simple': 'Simples',
  'template.intent.blank':
    'Uma página vazia com boas maneiras: uma só fonte, margens largas, nada a tirar antes de começar.',
  'template.intent.consultant':
    'Duas pessoas que põem as operações em ordem: calma, exatidão, arquitetura; concreto, luz do dia e uma única peça de carvalho.',
  'template.intent.cover': 'O lançamento de um álbum: uma paisagem, poucas palavras e uma data para lembrar.',
  'template.intent.parking': 'Um domínio que espera: seu nome no mapa de um país que ainda não existe.',
  'template.intent.portfolio':
    'A galeria de uma ceramista com as luzes baixas: primeiro a obra, margens enormes, uma grotesca com voz.',
  'template.intent.restaurant':
    'Uma cozinha de bairro com doze mesas: luz quente de fim de tarde, linho, um cardápio que dá para cozinhar.',
}

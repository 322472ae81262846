/** What the templates are, as their chooser tells it. */
export const templates = {
  'template.category.food': '飲食',
  'template.category.music': '音楽',
  'template.category.portfolio': 'ポートフォリオ',
  'template.category.services': 'サービス',
  'template.category.simple': 'シンプル',
  'template.intent.blank':
    '礼儀正しい白紙のページ。書体はひとつ、余白は広く、始める前に片づけるものは何もありません。',
  'template.intent.consultant':
    '業務を立て直す二人のサイト。静かで、正確で、建築的。コンクリートと昼の光、そして樫のものがひとつ。',
  'template.intent.cover': 'アルバムの発表。ひとつの風景、わずかな言葉、そして覚えておきたい日付。',
  'template.intent.parking': '待っているドメイン。まだ存在しない国の地図に、その名前があります。',
  'template.intent.portfolio':
    '照明を落とした陶芸家のギャラリー。まず作品、大きな余白、声のあるサンセリフ体。',
  'template.intent.restaurant': '十二卓の、町の小さな食堂。夕暮れのあたたかな光、リネン、実際に作れる献立。',
}

import type { document as source } from '../en-US/document.ts'

/** `en-US/document.ts` in Japanese. */
export const document = {
  'refusal.document.json': 'この変更には、保存できないものが含まれています。',
  'refusal.document.format': 'このページは読み取れない形式です。',
  'refusal.document.node_unknown': '変更したものは、もうページにありません。',
  'refusal.document.node_taken': 'これはすでにページにあります。',
  'refusal.document.path_unknown': 'この設定はここにはありません。',
  'refusal.document.value_invalid': 'この設定にその値は使えません。',
  'refusal.document.props_unknown': 'このブロックにその設定はありません。',
  'refusal.document.props_invalid': 'このブロックにその値は使えません。',
  'refusal.document.text_invalid': 'その間に文章が変わったため、この編集を反映できません。',
  'refusal.document.item_unknown': 'この項目は、もうリストにありません。',
  'refusal.document.item_taken': 'この項目はすでにリストにあります。',
  'refusal.document.sibling_unknown': '隣に置くはずだったものが、もうありません。',
  'refusal.document.parent_unknown': '置くはずだった場所が、もうありません。',
  'refusal.document.order_broken': 'このページの順序が壊れています。',
  'refusal.document.slot_unknown': 'このブロックの中にその場所はありません。',
  'refusal.document.slot_type': 'この種類のブロックはここに入りません。',
  'refusal.document.slot_full': 'ここに入るのは{max, plural, other {#ブロック}}までです。',
  'refusal.document.nesting': 'ブロックの中のブロックには、ほかのブロックを入れられません。',
  'refusal.document.source_blocks':
    'このセクションは別の場所で管理されています。元の場所で変更してください。',
  'refusal.document.place_bounds': 'グリッドからはみ出します。',
  'refusal.document.place_size':
    'このブロックには、少なくとも{width}列と{height, plural, other {#行}}が必要です。',
  'refusal.document.place_overlap':
    'そこには別のブロックがあります。重ねるには、どちらかを別のレイヤーに置いてください。',
  'refusal.document.phone_bounds': 'スマートフォンのグリッドからはみ出します。',
  'refusal.document.limit_bytes':
    'このページはいっぱいです。上限は{max, number}バイトです。何かを別のページに移してください。',
  'refusal.document.limit_blocks':
    'このページのブロック数が上限の{max, number}に達しました。何かを別のページに移してください。',
  'refusal.document.limit_sections': 'このページのセクション数が上限の{max, number}に達しました。',
  'refusal.document.type_unknown': 'ブロック「{type}」はここにインストールされていません。',
  'document.block_gone':
    'このブロックはここに表示できません：「{type}」がインストールされていません。内容は失われていません。',
  'document.check.contrast_ground':
    'この背景では文字が読みにくくなっています。コントラスト比は{ratio, number}で、基準の{least, number}に足りません。',
  'document.check.contrast_picture':
    'この画像の上では文字が読みにくい可能性があります。重ねる色を濃くすると読みやすくなります。',
  'document.check.contrast_upon_picture': 'この文字は画像の上にあります。背景を付けると読みやすくなります。',
  'document.check.alt_missing': 'この画像には、見られない人のための説明がありません。',
  'document.check.alt_useless': '「{alt}」では、画像の内容がわかりません。',
  'document.check.heading_skipped': 'これはレベル{level}の見出しです。前の見出しの次はレベル{expected}です。',
  'document.check.heading_no_first': 'ページの内容を示すレベル1の見出しがありません。',
  'document.check.heading_many_first': 'レベル1の見出しが2つ以上あります。',
  'document.check.heading_empty': 'この見出しには文字がありません。',
  'document.check.link_empty': 'このリンクには、リンク先を示す文字がありません。',
  'document.check.link_gone': 'リンク先がもうありません。',
  'document.check.anchor_gone': 'このページに「{anchor}」というセクションはありません。',
  'document.check.anchor_taken': '「{anchor}」という別のセクションがすでにあります。',
  'document.check.target_small': 'スマートフォンで押すには小さすぎます。',
  'document.check.phone_overlap': 'スマートフォンで別のブロックに重なっています。',
  'document.check.text_overlap': 'このテキストは別のテキストに重なっています。',
  'document.check.block_plain':
    '1ページに表示できる数（{max, number}）を超えるセル、コード、マークアップがあるため、このブロックは書式なしのテキストで表示されます。ページを分けてください。',
  'document.check.image_heavy':
    'この画像の元のサイズは{megabytes, number} MBです。訪問者には小さいものが届きますが、ストレージを消費します。',
  'document.check.title_missing': 'ページにタイトルがありません。',
  'document.check.title_long': 'タイトルが検索結果に表示される長さを超えています（約{max, number}文字）。',
  'document.check.description_missing': '検索結果用のページの説明がありません。',
  'document.check.description_long': '説明が検索結果に表示される長さを超えています（約{max, number}文字）。',
  'document.css.at_rule': '{what}はCSSの規則ではありません。',
  'document.css.block_open': 'この波かっこが閉じられていません。',
  'document.css.brace_stray': 'この波かっこに対応する開始がありません。',
  'document.css.bracket_open': '「{what}」のかっこが閉じられていません。',
  'document.css.colon': '「{what}」には、プロパティと値の間のコロンがありません。',
  'document.css.comment_open': 'コメント「{what}」が閉じられていません。',
  'document.css.import': 'ほかのスタイルシートは読み込まれません：「{what}」',
  'document.css.outside': '「{what}」はどの規則にも入っていません。',
  'document.css.property': 'このブラウザーは「{what}」というプロパティを知りません。',
  'document.css.selector': 'このブラウザーは「{what}」が何を選ぶのかを理解できません。',
  'document.css.string_open': '「{what}」の引用符が閉じられていません。',
  'document.css.value': 'このブラウザーは「{what}」の値を受け付けません。',
} as const satisfies Partial<Record<keyof typeof source, string>>

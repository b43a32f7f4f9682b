import { editorialWords as words } from '#src/content/editorial.ts';
import { addArticle, articleFaults, editArticle } from '#src/data/admin.ts';
import { useAllArticles } from '#src/data/use-admin.ts';
import { paths } from '#src/paths.ts';
import { Editorial } from './editorial.tsx';

const { labels } = words;
const blank = { kind: 'guide', title: '', summary: '', body: '', source: '', tags: '', published: 'no' };

export function Articles() {
  const articles = useAllArticles();
  return (
    <Editorial
      title={words.articles}
      add={words.addArticle}
      href={paths.adminPart('articles')}
      rows={articles?.map((article) => ({
        id: article.id,
        name: article.title,
        published: article.published !== false,
        stored: {
          ...article,
          tags: article.tags.join(', '),
          published: article.published === false ? 'no' : 'yes',
        },
      }))}
      blank={blank}
      check={articleFaults}
      onAdd={addArticle}
      onEdit={editArticle}
      fields={[
        { name: 'kind', label: labels.kind, kind: 'select', options: ['guide', 'research', 'trend', 'news'] },
        { name: 'title', label: labels.title, kind: 'text', required: true },
        { name: 'summary', label: labels.summary, kind: 'area', required: true },
        { name: 'body', label: labels.body, kind: 'area', required: true },
        { name: 'source', label: labels.source, kind: 'text' },
        { name: 'tags', label: labels.tags, kind: 'text' },
      ]}
    />
  );
}

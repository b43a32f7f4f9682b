import { editorialWords as words } from '#src/content/editorial.ts';
import { addTestimonial, editTestimonial, testimonialFaults } from '#src/data/admin.ts';
import { useAllTestimonials } from '#src/data/use-admin.ts';
import { paths } from '#src/paths.ts';
import { Editorial } from './editorial.tsx';

const { labels } = words;
const blank = { userType: 'investor', rating: '5', content: '', fullName: '', location: '', published: 'no' };

export function Testimonials() {
  const testimonials = useAllTestimonials();
  return (
    <Editorial
      title={words.testimonials}
      add={words.addTestimonial}
      href={paths.adminPart('testimonials')}
      rows={testimonials?.map((testimonial) => ({
        id: testimonial.id,
        name: testimonial.fullName,
        published: testimonial.published !== false,
        stored: {
          ...testimonial,
          rating: String(testimonial.rating),
          published: testimonial.published === false ? 'no' : 'yes',
        },
      }))}
      blank={blank}
      check={testimonialFaults}
      onAdd={addTestimonial}
      onEdit={editTestimonial}
      fields={[
        { name: 'fullName', label: labels.fullName, kind: 'text', required: true },
        { name: 'location', label: labels.location, kind: 'text' },
        { name: 'userType', label: labels.userType, kind: 'select', options: ['investor', 'entrepreneur'] },
        { name: 'rating', label: labels.rating, kind: 'select', options: ['5', '4', '3', '2', '1'] },
        { name: 'content', label: labels.content, kind: 'area', required: true },
      ]}
    />
  );
}

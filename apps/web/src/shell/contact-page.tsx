import { ContactScreen, type EmbeddedForm } from '@virasat/ui';
import { useEffect, useState } from 'react';
import { frameForm } from '../app/contact-form.ts';
import { loadConfig } from '../config/app-config.ts';
import { provider } from '../config/brand.ts';
import { contactTexts as texts } from './texts.ts';

/** The form to offer, once it is known that there is one. */
function useContactForm(): EmbeddedForm | undefined {
  const [form, setForm] = useState<EmbeddedForm>();
  useEffect(() => {
    let isOpen = true;
    const offer = async (): Promise<void> => {
      const { contactForm } = await loadConfig();
      if (!isOpen || contactForm === null) return;
      const { url, provider: name } = contactForm;
      setForm({ provider: name, load: (into) => frameForm(into, url, texts.formOf(name)) });
    };
    offer().catch(() => {
      // Without its configuration the page offers no form; phone, e-mail and address stand there all the same.
    });
    return () => {
      isOpen = false;
    };
  }, []);
  return form;
}

/** How to reach the provider, and its form where the one who runs the service has configured one. */
export function ContactPage() {
  const form = useContactForm();
  return (
    // As high as the window: a form that is offered a moment later moves nothing that is in view.
    <div className="min-h-dvh">
      <ContactScreen provider={provider} form={form} />
    </div>
  );
}

import ArrowRight from 'lucide-react/icons/arrow-right';
import Heart from 'lucide-react/icons/heart';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { Chapter, Sample } from './Chapter.tsx';

/** Buttons and links in their states. */
export function Actions() {
  return (
    <Chapter title="Actions">
      <div className="grid gap-8 tablet:grid-cols-2 desktop:grid-cols-4">
        <Sample name="main">
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyles.main}>
              Search
            </button>
            <button type="button" className={buttonStyles.main} disabled>
              Search
            </button>
          </div>
        </Sample>
        <Sample name="rest">
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyles.rest}>
              Show all
            </button>
            <button type="button" className={buttonStyles.rest} disabled>
              Show all
            </button>
          </div>
        </Sample>
        <Sample name="quiet, icon">
          <div className="flex flex-wrap gap-3">
            <button type="button" className={buttonStyles.quiet}>
              Reset
            </button>
            <button type="button" className={buttonStyles.icon}>
              <Heart size={20} aria-hidden />
              <span className="sr-only">Save</span>
            </button>
          </div>
        </Sample>
        <Sample name="link, link as a button">
          <div className="flex flex-wrap items-center gap-4">
            <a href="#actions" className={linkStyle}>
              All properties
            </a>
            <a href="#actions" className={buttonStyles.rest}>
              Next <ArrowRight size={18} aria-hidden />
            </a>
          </div>
        </Sample>
        <Sample name="words that do not fit">
          <div className="w-44">
            <button type="button" className={`${buttonStyles.main} w-full`} lang="de">
              Energieleistungsbescheinigung anfordern
            </button>
          </div>
        </Sample>
      </div>
    </Chapter>
  );
}
